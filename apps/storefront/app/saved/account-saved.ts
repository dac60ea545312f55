import type { ApiClient } from '@craftsandore/api-client';
import {
  forgetProduct,
  listSaved,
  maxSaved,
  type SavedProduct,
  saveProducts,
  toPounds,
} from '@craftsandore/contract';

import type { Change } from './saved-items.ts';

/** Tells the API what it has not heard. Safe to repeat. @returns what the account has saved. */
export async function tellAccount(
  api: ApiClient,
  unsent: readonly Change[],
): Promise<readonly SavedProduct[]> {
  let known: readonly SavedProduct[] | null = null;
  for (const change of unsent) {
    if (change.kind === 'save') continue;
    known = await api(forgetProduct, { params: { productId: change.productId } });
  }
  const products = unsent
    .flatMap((change) => (change.kind === 'save' ? [change.item] : []))
    .slice(0, maxSaved)
    .map(({ productId, price }) => ({ productId, price: toPounds(price) }));
  if (products.length > 0) known = await api(saveProducts, { body: { products } });
  return known ?? api(listSaved, {});
}
