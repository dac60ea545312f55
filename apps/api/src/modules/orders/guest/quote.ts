import {
  findGovernorate,
  piastres,
  priceInCart,
  type CartItem,
  type ParsedInput,
  type Quote,
  type quoteOrder,
} from '@craftsandore/contract';

import type { Database } from '../../../db/client.ts';
import { Problem } from '../../../problem.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { toCartItems } from '../../cart/cart-lines.ts';
import { findSoldDesigns } from '../../catalogue/stock/stock.ts';
import { findDeliverySettings } from '../../delivery/delivery-settings.ts';
import { subtotalOf, termsOf, toCosts } from '../costs.ts';

type Wanted = ParsedInput<typeof quoteOrder>['body'] & { now: Date };

/**
 * What these pieces cost now, delivered to a governorate where one is named. Reads alone.
 * @throws Problem where the shop does not deliver, or not for so much cash.
 */
export async function quoteOf(
  db: Database,
  photoUrls: PhotoUrls,
  { items, governorate: named, now }: Wanted,
): Promise<Quote> {
  const governorate = named === undefined ? null : findGovernorate(named);
  if (governorate === undefined) throw new Problem('address.governorate_unknown');

  const designIds = items.map(({ productDesignId }) => productDesignId);
  const sold = new Map((await findSoldDesigns(db, designIds)).map((row) => [row.design.id, row]));
  const rows = items.flatMap(({ productDesignId, quantity }) => {
    const found = sold.get(productDesignId);
    return found ? { ...found, quantity } : [];
  });
  const lines = (await toCartItems(db, photoUrls, rows)).map(toLine);
  if (!governorate) {
    const subtotal = subtotalOf(lines);
    return { lines, costBreakdown: toCosts({ subtotal, adjustment: 0, shippingFees: 0 }) };
  }
  const { settings } = await findDeliverySettings(db);
  const made = lines.map((line) => ({
    ...line,
    madeToOrderDays: line.productDesign.product.madeToOrderDays,
  }));
  const terms = termsOf(settings, { lines: made, governorateCode: governorate.code, now });
  const { costBreakdown, promised } = terms;
  return { lines, costBreakdown, delivery: { ...promised, fee: costBreakdown.shippingFees } };
}

function toLine(item: CartItem): Quote['lines'][number] {
  const { product, stock } = item.productDesign;
  return { ...item, unitPrice: priceInCart(product), available: stock, discount: piastres(0) };
}
