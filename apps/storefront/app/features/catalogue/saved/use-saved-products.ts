import type { Refusal } from '@craftsandore/api-client';
import type { Product } from '@craftsandore/contract';
import { draftNamed } from '@craftsandore/resilience';
import { useEffect, useRef, useState } from 'react';

import { useSaved } from '../../../saved/use-saved.ts';
import { attemptCall } from '../../../session/attempt-call.ts';
import { useStorefront } from '../../../session/context.ts';

// For times without a connection. As a draft, because signing out forgets those.
const copies = draftNamed<readonly Product[]>('saved-products', 'browser');

/** What was last read of these products. */
function copiesOf(ids: readonly number[]): readonly Product[] | undefined {
  const found = copies.read()?.filter(({ id }) => ids.includes(id));
  return found?.length ? found : undefined;
}

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
  const isCopy = useRef(false);

  useEffect(() => {
    const handleOnline = () => {
      if (!isCopy.current) return;
      isCopy.current = false;
      setProducts(null);
    };
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, []);

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
      const isLost = !result.ok && result.refusal.status === undefined;
      const copy = isLost ? copiesOf(missing.split(',').map(Number)) : undefined;
      if (missing) isCopy.current = copy !== undefined;
      const found = result.ok ? result.value : copy;
      setRefusal(found || result.ok ? null : result.refusal);
      if (found) setProducts((known) => [...found, ...(known ?? [])]);
    };
    void load();
    return () => {
      isLeft = true;
    };
  }, [api, missing, tries]);

  useEffect(() => {
    if (products && !isCopy.current) copies.save(products);
  }, [products]);

  return { items, products, refusal, retry: () => setTries(tries + 1) };
}
