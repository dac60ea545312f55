import type { Result } from '@craftsandore/api-client';
import type { StaffBanner } from '@craftsandore/contract';
import { useOptimistic, useRef, useTransition } from 'react';

/** Saves an order, and says which one it was made from. */
export type ArrangeBanners = (ids: number[], seenIds: number[]) => Promise<Result<unknown>>;

/** The order of the banners: it changes at once, and back when the API refuses. */
export function useArrangement(kept: StaffBanner[], onArrange: ArrangeBanners) {
  const [banners, setBanners] = useOptimistic(kept);
  const [, startArranging] = useTransition();
  const last = useRef<Promise<unknown>>(Promise.resolve());

  /** One save after the other: each has seen the one before. */
  function arrange(ids: number[]) {
    const seenIds = banners.map(({ id }) => id);
    startArranging(async () => {
      setBanners(ids.flatMap((id) => banners.filter((banner) => banner.id === id)));
      last.current = last.current.then(() => onArrange(ids, seenIds));
      await last.current;
    });
  }

  return { banners, arrange };
}
