import type { Refusal } from '@craftsandore/api-client';
import type { Product } from '@craftsandore/contract';
import { useEffect, useState } from 'react';

import { useSaved } from '../../../saved/use-saved.ts';
import { attemptCall } from '../../../session/attempt-call.ts';
import { useStorefront } from '../../../session/context.ts';

/**
 * The saved products that the shop has. One that is forgotten here stays until the page is left: the heart may be pressed
 * by mistake.
 */
export function useSavedProducts() {
  const { api } = useStorefront();
  const items = useSaved((saved) => saved.items);
  const [products, setProducts] = useState<readonly Product[] | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [tries, setTries] = useState(0);
  const missing = items
    ?.map(({ productId }) => productId)
    .filter((id) => !products?.some((product) => product.id === id))
    .join(',');

  useEffect(() => {
    if (missing === undefined) return;
    let isLeft = false;
    const load = async () => {
      const result = missing
        ? await attemptCall(({ listProductsById }) =>
            api(listProductsById, { query: { ids: missing } }),
          )
        : { ok: true as const, value: [] };
      if (isLeft) return;
      setRefusal(result.ok ? null : result.refusal);
      if (result.ok) setProducts((known) => [...result.value, ...(known ?? [])]);
    };
    void load();
    return () => {
      isLeft = true;
    };
  }, [api, missing, tries]);

  return { items, products, refusal, retry: () => setTries(tries + 1) };
}
