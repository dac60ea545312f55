import type { ConfirmDialogProps, DialogProps } from '@craftsandore/ui';
import { lazy, Suspense } from 'react';

// The code is loaded with the first dialog that opens.
const loadDialogs = () => import('./dialogs.ts');
const LoadedDialog = lazy(() => loadDialogs().then(({ Dialog }) => ({ default: Dialog })));
const LoadedConfirmDialog = lazy(() =>
  loadDialogs().then(({ ConfirmDialog }) => ({ default: ConfirmDialog })),
);

/** The dialog of libs/ui. */
export function Dialog(props: DialogProps) {
  return <Suspense>{props.open && <LoadedDialog {...props} />}</Suspense>;
}

/** The question of libs/ui before something is lost. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return <Suspense>{props.open && <LoadedConfirmDialog {...props} />}</Suspense>;
}
