import { useLocale } from '@craftsandore/i18n/react';
import { useLeaveQuestion } from '@craftsandore/session/leaving';
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react';

import { ConfirmDialog } from '../shell/later-dialogs.tsx';

type Discard = () => void;

/** The forms of a page that hold something unsaved, each with the way to drop it. */
type UnsavedForms = Map<string, Discard>;

const UnsavedContext = createContext<UnsavedForms | null>(null);

/** Asks before a page with unsaved forms is left; its forms share one question. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const { t } = useLocale();
  const [unsaved] = useState<UnsavedForms>(() => new Map());
  const { isAsked, leave, stay } = useLeaveQuestion(() => unsaved.size > 0);

  function discardAndLeave() {
    for (const discard of unsaved.values()) discard();
    leave();
  }

  return (
    <UnsavedContext value={unsaved}>
      {children}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={stay}
        title={t('unsaved.question')}
        description={t('form.leaveWords')}
        confirmLabel={t('form.leave')}
        cancelLabel={t('form.stay')}
        onConfirm={discardAndLeave}
      />
    </UnsavedContext>
  );
}

/** Tells the page's guard that this form holds something unsaved. Gives a way to say at once that it no longer does. */
export function useUnsaved(isUnsaved: boolean, onDiscard: Discard): Discard {
  const unsaved = use(UnsavedContext);
  if (!unsaved) throw new Error('useUnsaved needs an UnsavedGuard above it');
  const id = useId();
  const discard = useEffectEvent(onDiscard);

  useEffect(() => {
    if (!isUnsaved) return;
    unsaved.set(id, () => discard());
    return () => void unsaved.delete(id);
  }, [unsaved, id, isUnsaved]);

  return () => void unsaved.delete(id);
}
