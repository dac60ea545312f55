import { useState } from 'react';

/** The orders that somebody has ticked: they stay so over pages and filters, until done with or unticked. */
export function useTicked() {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());

  return {
    ids,
    onTick: (some: number[], isTicked: boolean) =>
      setIds((ids) => ids[isTicked ? 'union' : 'difference'](new Set(some))),
    clear: () => setIds(new Set()),
  };
}
