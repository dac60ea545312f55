import type { LiveKind } from '@craftsandore/contract';
import { use, useEffect, useEffectEvent, useSyncExternalStore } from 'react';

import { type AddedKind, LiveContext } from './live.ts';

/**
 * Calls this with the ids of what has changed, of these kinds, while the page is in sight; with null where anything may have
 * changed. `kinds` is a constant.
 */
export function useLive(
  kinds: readonly LiveKind[],
  onNews: (ids: ReadonlySet<number> | null) => void,
): void {
  const live = use(LiveContext);
  const tell = useEffectEvent(onNews);
  useEffect(() => live.listen({ kinds, onNews: (ids) => tell(ids) }), [live, kinds]);
}

/** How much of a kind was added and has not been seen. */
export function useAddedCount(kind: AddedKind): number {
  const live = use(LiveContext);
  const read = () => live.read().unseen[kind].length;
  return useSyncExternalStore(live.subscribe, read, read);
}

/** Whether pages are told what happens; else they have to ask. */
export function useIsLive(): boolean {
  const live = use(LiveContext);
  const read = () => live.read().isOn;
  return useSyncExternalStore(live.subscribe, read, read);
}
