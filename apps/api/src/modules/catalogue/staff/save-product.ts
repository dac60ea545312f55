import {
  type createProduct,
  type ParsedInput,
  type Product,
  toPounds,
  type updateProduct,
} from '@craftsandore/contract';

import type { Transaction } from '../../../db/client.ts';
import { Problem } from '../../../problem.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { indexProducts } from '../../search/indexing/index-products.ts';
import { holdCategory, restoreCategory } from './staff-categories.ts';
import {
  changeProduct,
  getProductOfStaff,
  insertProduct,
  lockProduct,
  putBackProduct,
} from './staff-products.ts';

type NewProduct = ParsedInput<typeof createProduct>['body'];
type Change = ParsedInput<typeof updateProduct>['body'];

/** Begins a product, as a draft that only searches of staff find. */
export async function addProduct(
  tx: Transaction,
  photoUrls: PhotoUrls,
  fields: NewProduct,
): Promise<Product> {
  await holdCategory(tx, fields.categoryId);
  const id = await insertProduct(tx, fields);
  const product = await getProductOfStaff(tx, photoUrls, id);
  await indexProducts(tx, [product]);
  return product;
}

/** Changes a product unless somebody else has since it, or its price, was read. */
export async function saveProduct(
  tx: Transaction,
  photoUrls: PhotoUrls,
  { id, seenVersion, seenPrice, ...change }: Change & { id: number },
): Promise<Product> {
  const { version, price } = await lockProduct(tx, id);
  if (seenVersion && seenVersion !== version) throw new Problem('product.changed');
  // The price that is asked for is no surprise: the answer to the same request may have been lost.
  const isSurprise = seenPrice !== undefined && seenPrice !== price && change.price !== price;
  if (isSurprise) {
    throw new Problem('product.price_changed', { values: { price: toPounds(price) } });
  }
  if (change.categoryId) await holdCategory(tx, change.categoryId);

  await changeProduct(tx, id, change);
  const product = await getProductOfStaff(tx, photoUrls, id);
  if (isOfWords(change)) await indexProducts(tx, [product]);
  return product;
}

/** Brings a product back, with its category: that may have been deleted when this product was its last. */
export async function bringBackProduct(tx: Transaction, id: number): Promise<void> {
  const { categoryId } = await putBackProduct(tx, id);
  await restoreCategory(tx, categoryId);
}

/** Whether a change is one that searches have to know. */
const isOfWords = ({ finish, origin, isFoodSafe, inTheBox, inTheBoxAr, ...change }: Change) => {
  const { name, nameAr, description, descriptionAr, categoryId } = change;
  const texts = [name, nameAr, description, descriptionAr, inTheBox, inTheBoxAr];
  return [...texts, categoryId, finish, origin, isFoodSafe].some((field) => field !== undefined);
};
