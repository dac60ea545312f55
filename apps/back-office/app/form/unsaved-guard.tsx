import { useLocale } from '@craftsandore/i18n/react';
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../shell/later-dialogs.tsx';

type Discard = () => void;

/** The forms of a page that hold something unsaved, each with the way to drop it. */
type UnsavedForms = Map<string, Discard>;

const UnsavedContext = createContext<UnsavedForms | null>(null);

/** Asks before a page with unsaved forms is left. A router allows one question, so forms of a page share it. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const { t } = useLocale();
  const [unsaved] = useState<UnsavedForms>(() => new Map());

  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  function leave() {
    for (const discard of unsaved.values()) discard();
    proceed?.();
  }

  return (
    <UnsavedContext value={unsaved}>
      {children}
      <ConfirmDialog
        open={state === 'blocked'}
        onOpenChange={(open) => !open && reset?.()}
        title={t('unsaved.question')}
        description={t('form.leaveWords')}
        confirmLabel={t('form.leave')}
        cancelLabel={t('form.stay')}
        onConfirm={leave}
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
