import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ListedProduct } from '../list/listed-product.ts';
import { ProductRow } from './product-row.tsx';
import { rememberProduct, seenProducts } from './seen-products.ts';

const shown = 4;

/** What was looked at before this product. Nothing while it cannot be had: the page is whole without. */
export function RecentlySeen({ productId }: { productId: number }) {
  const { t } = useTranslation();
  const [products, setProducts] = useState<readonly ListedProduct[]>([]);

  useEffect(() => {
    const ids = seenProducts().filter((id) => id !== productId);
    rememberProduct(productId);
    if (ids.length === 0) return;
    const leaving = new AbortController();
    fetchProducts(ids.slice(0, shown), leaving.signal).then(setProducts, () => undefined);
    return () => leaving.abort();
  }, [productId]);

  if (products.length === 0) return null;
  return <ProductRow title={t('product.seen')} products={products} />;
}

async function fetchProducts(ids: number[], signal: AbortSignal): Promise<ListedProduct[]> {
  const response = await fetch(`/products.json?ids=${ids.join(',')}`, { signal });
  if (!response.ok) throw new Error(`The products cannot be had: ${response.status}`);
  return response.json();
}
