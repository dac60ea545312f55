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
import {
  adjustmentOf,
  type Answer,
  type Best,
  promotionAnywhere,
  promotionFor,
} from '../../promotions/promotion-for.ts';
import { sumOf } from '../adjustments.ts';
import { feesTo, shippingTo, subtotalOf, termsOf, toCosts } from '../costs.ts';
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
  const made = lines.map((line) => ({
    ...line,
    madeToOrderDays: line.productDesign.product.madeToOrderDays,
  }));
  const asked = { code, person: { phoneNumber: null, userId: null }, now };
  const costsOf = ({ best }: Answer) =>
    toCosts({ subtotal, adjustment: adjustmentOfBest(best), shippingFees: 0 });
  if (!governorate) {
    const feesOf = async () =>
      feesTo((await findDeliverySettings(db)).settings, { lines: made, now });
    const { places, ...anywhere } = await promotionAnywhere(db, { ...asked, subtotal, feesOf });
    const discounted = [...places].map(([code, answer]) => ({
      ...{ code, ...toDiscounted(answer, locale), costBreakdown: costsOf(answer) },
    }));
    const quote = { lines, costBreakdown: costsOf(anywhere), ...toDiscounted(anywhere, locale) };
    return {
      quote: { ...quote, ...(discounted.length > 0 && { places: discounted }) },
      refusal: anywhere.refusal,
    };
  }
  const { settings } = await findDeliverySettings(db);
  const shipped = { lines: made, governorateCode: governorate.code, now };
  const { fee } = shippingTo(settings, shipped);
  const found = await promotionFor(db, { ...asked, order: { subtotal, fee } });
  const terms = termsOf(settings, { ...shipped, adjustment: adjustmentOfBest(found.best) });
  const { costBreakdown, promised } = terms;
  const delivery = { ...promised, fee };
  return {
    quote: { lines, costBreakdown, ...toDiscounted(found, locale), delivery },
    refusal: found.refusal,
  };
}

const adjustmentOfBest = (best: Best | null) => sumOf(best ? [adjustmentOf(best)] : []);

function toLine(item: CartItem): Quote['lines'][number] {
  const { product, stock } = item.productDesign;
  return { ...item, unitPrice: priceInCart(product), available: stock, discount: piastres(0) };
}
