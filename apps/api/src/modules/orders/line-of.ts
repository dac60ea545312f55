import { priceInCart } from '@craftsandore/contract';

import type { DesignPhotoRow } from '../catalogue/designs.ts';
import { priceOfSold, type SoldDesign } from '../catalogue/stock/stock.ts';
import type { NewLine } from './orders.ts';

/** What a line keeps of a design: names, SKU, days of making, price and photo of now. */
export const lineOf = (
  { design, product }: SoldDesign,
  photos: Map<number, DesignPhotoRow[]>,
): Omit<NewLine, 'quantity'> => ({
  productId: product.id,
  designId: design.id,
  name: product.name,
  nameAr: product.nameAr,
  designName: design.name,
  designNameAr: design.nameAr,
  sku: design.sku,
  madeToOrderDays: product.madeToOrderDays,
  photoId: photos.get(design.id)?.[0]?.id ?? null,
  unitPrice: priceInCart({ price: priceOfSold({ design, product }) }),
});
