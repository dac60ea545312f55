import { lazily } from '@craftsandore/resilience';
import type { ConfirmDialogProps, DialogProps } from '@craftsandore/ui';
import { Suspense } from 'react';

// The code is loaded with the first dialog that opens.
const LoadedDialog = lazily(() => import('@craftsandore/ui/dialog').then(({ Dialog }) => Dialog));
const LoadedConfirmDialog = lazily(() =>
  import('@craftsandore/ui/confirm-dialog').then(({ ConfirmDialog }) => ConfirmDialog),
);

/** The dialog of libs/ui. */
export function Dialog(props: DialogProps) {
  return <Suspense>{props.open && <LoadedDialog {...props} />}</Suspense>;
}

/** The question of libs/ui before something is lost. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return <Suspense>{props.open && <LoadedConfirmDialog {...props} />}</Suspense>;
}
