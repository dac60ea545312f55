import {
  findGovernorate,
  piastres,
  priceInCart,
  type CartItem,
  type ParsedInput,
  type Quote,
  type quoteOrder,
} from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';

import type { Database } from '../../../db/client.ts';
import { Problem } from '../../../problem.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { toCartItems } from '../../cart/cart-lines.ts';
import { findSoldDesigns } from '../../catalogue/stock/stock.ts';
import { findDeliverySettings } from '../../delivery/delivery-settings.ts';
import { adjustmentOf, promotionFor } from '../../promotions/promotion-for.ts';
import { sumOf } from '../adjustments.ts';
import { subtotalOf, termsOf, toCosts } from '../costs.ts';
import { toDiscounted } from '../discounted.ts';

type Wanted = ParsedInput<typeof quoteOrder>['body'] & { locale: Locale; now: Date };

/** With why the code that was named takes nothing off. */
type Quoted = { quote: Quote; refusal: Problem | null };

/**
 * What these pieces cost now, delivered to a governorate where one is named. Reads alone.
 * @throws Problem where the shop does not deliver, or not for so much cash.
 */
export async function quoteOf(
  db: Database,
  photoUrls: PhotoUrls,
  { items, governorate: named, promotionCode: code, locale, now }: Wanted,
): Promise<Quoted> {
  const governorate = named === undefined ? null : findGovernorate(named);
  if (governorate === undefined) throw new Problem('address.governorate_unknown');

  const designIds = items.map(({ productDesignId }) => productDesignId);
  const sold = new Map((await findSoldDesigns(db, designIds)).map((row) => [row.design.id, row]));
  const rows = items.flatMap(({ productDesignId, quantity }) => {
    const found = sold.get(productDesignId);
    return found ? { ...found, quantity } : [];
  });
  const lines = (await toCartItems(db, photoUrls, rows)).map(toLine);
  const subtotal = subtotalOf(lines);
  const asked = { code, subtotal, person: { phoneNumber: null, userId: null }, now };
  const found = await promotionFor(db, asked);
  const { refusal } = found;
  const discounted = toDiscounted(found, locale);
  const adjustment = sumOf(found.best ? [adjustmentOf(found.best)] : []);
  if (!governorate) {
    const costBreakdown = toCosts({ subtotal, adjustment, shippingFees: 0 });
    return { quote: { lines, costBreakdown, ...discounted }, refusal };
  }
  const { settings } = await findDeliverySettings(db);
  const made = lines.map((line) => ({
    ...line,
    madeToOrderDays: line.productDesign.product.madeToOrderDays,
  }));
  const governorateCode = governorate.code;
  const terms = termsOf(settings, { lines: made, adjustment, governorateCode, now });
  const { costBreakdown, promised } = terms;
  const delivery = { ...promised, fee: costBreakdown.shippingFees };
  return { quote: { lines, costBreakdown, ...discounted, delivery }, refusal };
}

function toLine(item: CartItem): Quote['lines'][number] {
  const { product, stock } = item.productDesign;
  return { ...item, unitPrice: priceInCart(product), available: stock, discount: piastres(0) };
}
