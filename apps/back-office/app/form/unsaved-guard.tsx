import { useLeaveQuestion } from '@craftsandore/resilience/navigation';
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '../components/lazy-dialogs.tsx';

type Discard = () => void;

/** The forms of a page with unsaved changes, each with a function that discards them. */
type UnsavedForms = Map<string, Discard>;

const UnsavedContext = createContext<UnsavedForms | null>(null);

/** Asks before a page with unsaved changes is left: one question for all its forms. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
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

/** Registers a form's unsaved changes with the page's guard. Returns a function that unregisters them at once. */
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
