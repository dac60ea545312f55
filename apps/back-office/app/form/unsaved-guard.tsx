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
import { useResolvedPath } from 'react-router-dom';

import { pageAt } from '../navigation/dialogs.ts';
import { ConfirmDialog } from '../components/lazy-dialogs.tsx';

type Discard = () => void;

/** The forms of a page and its dialogs with unsaved changes, each with its path and a function that discards them. */
type UnsavedForms = Map<string, { path: string; discard: Discard }>;

const UnsavedContext = createContext<UnsavedForms | null>(null);

/** Asks before a page with unsaved changes is left: one question for all its forms. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [unsaved] = useState<UnsavedForms>(() => new Map());
  /** A page is not left for its dialogs. */
  const leftFor = (next = '') =>
    [...unsaved.values()].filter(({ path }) => path !== next && path !== pageAt(next));
  const { isAsked, nextPath, leave, stay } = useLeaveQuestion((next) => leftFor(next).length > 0);

  function discardAndLeave() {
    for (const { discard } of leftFor(nextPath)) discard();
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
  const { pathname: path } = useResolvedPath('.');
  const discard = useEffectEvent(onDiscard);

  useEffect(() => {
    if (!isUnsaved) return;
    unsaved.set(id, { path, discard: () => discard() });
    return () => void unsaved.delete(id);
  }, [unsaved, id, path, isUnsaved]);

  return () => void unsaved.delete(id);
}
