import type { ConfirmDialogProps } from '@craftsandore/ui';
import { useState } from 'react';

type Dialog = Pick<ConfirmDialogProps, 'open' | 'onOpenChange' | 'state' | 'onConfirm'>;

/**
 * Deletes an item of a list once somebody has confirmed it. The dialog closes on any response; the caller reports a
 * refusal.
 */
export function useDeletion(onDelete: () => Promise<unknown>): { ask: () => void; dialog: Dialog } {
  const [state, setState] = useState<'closed' | 'asking' | 'working'>('closed');

  async function remove() {
    setState('working');
    await onDelete();
    setState('closed');
  }

  return {
    ask: () => setState('asking'),
    dialog: {
      open: state !== 'closed',
      onOpenChange: () => setState('closed'),
      state: state === 'working' ? 'working' : 'asking',
      onConfirm: () => void remove(),
    },
  };
}
