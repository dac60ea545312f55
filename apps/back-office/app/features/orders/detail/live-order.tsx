import { use, useEffect } from 'react';

import { LiveContext } from '../../../live/live.ts';
import { useLive } from '../../../live/use-live.ts';

const shown = ['order.changed', 'desk.changed', 'outbox.added', 'outbox.changed'] as const;

/** Says when something of an order changes; whoever opens it has seen it. */
export function LiveOrder({ orderId, onChange }: { orderId: number; onChange: () => void }) {
  const live = use(LiveContext);
  useEffect(() => live.see('order.placed', [orderId]), [live, orderId]);
  useLive(shown, (ids) => {
    if (!ids || ids.has(orderId)) onChange();
  });
  return null;
}
