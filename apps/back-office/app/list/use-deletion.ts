import type { ConfirmDialogProps } from '@craftsandore/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { useCloseDialog, useOpenDialog } from '../navigation/dialogs.ts';

type Dialog = Pick<ConfirmDialogProps, 'open' | 'onOpenChange' | 'state' | 'onConfirm'>;

/**
 * Deletes an item of a list once somebody has confirmed it, in a dialog with an address. The dialog closes on any response;
 * the caller reports a refusal.
 */
export function useDeletion(
  path: string,
  onDelete: () => Promise<unknown>,
): { ask: () => void; dialog: Dialog } {
  const open = useOpenDialog();
  const close = useCloseDialog();
  const { pathname } = useLocation();
  const [isWorking, setWorking] = useState(false);

  async function remove() {
    setWorking(true);
    await onDelete();
    setWorking(false);
    close();
  }

  return {
    ask: () => open(path),
    dialog: {
      open: pathname === path,
      onOpenChange: close,
      state: isWorking ? 'working' : 'asking',
      onConfirm: () => void remove(),
    },
  };
}
