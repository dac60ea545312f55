import type { Result } from '@craftsandore/api-client';
import type { StaffProduct } from '@craftsandore/contract';
import { useEffect, useEffectEvent, useState } from 'react';

/** Products in the shop by their names. */
export type FindProducts = (query: string) => Promise<Result<StaffProduct[]>>;

export type Found = {
  of: string;
  products: readonly StaffProduct[];
  hasFailed: boolean;
};

const pauseMs = 250;
const nothing: Found = { of: '', products: [], hasFailed: false };

/** What a text finds, once nobody has typed for a moment. */
export function useFoundProducts(typed: string, onFind: FindProducts): Found {
  const query = typed.trim();
  const [found, setFound] = useState(nothing);
  const find = useEffectEvent(onFind);

  useEffect(() => {
    if (!query) return;
    let isLast = true;
    const timer = setTimeout(async () => {
      const result = await find(query);
      if (!isLast) return;
      const products = result.ok ? result.value : [];
      setFound({ of: query, products, hasFailed: !result.ok });
    }, pauseMs);
    return () => {
      isLast = false;
      clearTimeout(timer);
    };
  }, [query]);

  return found.of === query ? found : nothing;
}
