import {
  piastres,
  type CostBreakdown,
  type DeliverySettings,
  type GovernorateCode,
  type Piastres,
  type Promised,
} from '@craftsandore/contract';
import { formattersFor } from '@craftsandore/i18n';
import { deliveryTo, shippingOptionsOf } from '@craftsandore/rules';

import { Problem } from '../../problem.ts';
import { governorateName } from '../addresses/addresses.ts';

type Priced = { unitPrice: number; quantity: number };

type Wanted = { lines: Priced[]; governorateCode: GovernorateCode; now: Date };

type Terms = { costBreakdown: CostBreakdown; promised: Promised };

/**
 * What the lines cost in whole piastres, delivered to a governorate, and when they come.
 * @throws Problem where the shop does not deliver, or not for so much cash.
 */
export function termsOf(
  settings: DeliverySettings,
  { lines, governorateCode: governorate, now }: Wanted,
): Terms {
  const subtotal = subtotalOf(lines);
  const delivery = deliveryTo(shippingOptionsOf(settings), { governorate, subtotal, now });
  const name = { ar: governorateName(governorate, 'ar'), en: governorateName(governorate, 'en') };
  if (!delivery) throw new Problem('order.not_served', { values: { governorate: name } });

  const { fee, from, to, isCashPossible, cashUpTo } = delivery;
  if (!isCashPossible && cashUpTo !== null) {
    const limit = {
      ar: formattersFor('ar').money(cashUpTo),
      en: formattersFor('en').money(cashUpTo),
    };
    throw new Problem('order.cash_too_high', { values: { governorate: name, limit } });
  }
  return { costBreakdown: toCosts({ subtotal, shippingFees: fee }), promised: { from, to } };
}

export const subtotalOf = (lines: Priced[]): Piastres =>
  piastres(lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0));

type Sums = { subtotal: number; shippingFees: number };

/** Totals from sums in piastres. */
export const toCosts = ({ subtotal, shippingFees }: Sums): CostBreakdown => ({
  subtotal: piastres(subtotal),
  shippingFees: piastres(shippingFees),
  totalCost: piastres(subtotal + shippingFees),
});
