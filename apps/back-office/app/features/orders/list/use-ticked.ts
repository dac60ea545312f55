import { useState } from 'react';

/** The selected orders. The selection is kept over pages and filters until it is used or cleared. */
export function useTicked() {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());

  return {
    ids,
    onTick: (some: number[], isTicked: boolean) =>
      setIds((ids) => ids[isTicked ? 'union' : 'difference'](new Set(some))),
    clear: () => setIds(new Set()),
  };
}
