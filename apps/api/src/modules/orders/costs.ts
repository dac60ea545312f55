import {
  piastres,
  type CostBreakdown,
  type DeliverySettings,
  type GovernorateCode,
  type Piastres,
  type Promised,
} from '@craftsandore/contract';
import { formattersFor } from '@craftsandore/i18n';
import { deliveryTo, type Made, makingDaysOf, shippingOptionsOf } from '@craftsandore/rules';

import { Problem } from '../../problem.ts';
import { governorateName } from '../addresses/addresses.ts';

type Priced = { unitPrice: number; quantity: number };

type Wanted = {
  lines: (Priced & Made)[];
  /** The sum of what was agreed on beside, in piastres. */
  adjustment?: number;
  governorateCode: GovernorateCode;
  /** Whether the shop pays for the way. */
  isDeliveryFree?: boolean;
  /** What is paid of it before the door, in piastres. */
  paid?: number;
  now: Date;
};

type Terms = { costBreakdown: CostBreakdown; promised: Promised };

/**
 * What lines and adjustments cost in whole piastres, delivered to a governorate, and when they come.
 * @throws Problem where the shop does not deliver, or not for so much cash, or so little.
 */
export function termsOf(
  settings: DeliverySettings,
  { lines, adjustment = 0, governorateCode: governorate, isDeliveryFree, paid, now }: Wanted,
): Terms {
  const subtotal = subtotalOf(lines);
  const asked = { governorate, subtotal, makingDays: makingDaysOf(lines), now };
  const delivery = deliveryTo(shippingOptionsOf(settings), asked);
  if (!delivery) throw new Problem('order.not_served', { values: namesOf(governorate) });

  const { fee, from, to } = delivery;
  const sums = { subtotal, adjustment, shippingFees: isDeliveryFree ? 0 : fee };
  assertPayable(settings, { ...sums, paid }, governorate);
  return { costBreakdown: toCosts(sums), promised: { from, to } };
}

/** @throws Problem where an order would cost less than nothing, or more cash than is taken where it goes. */
export function assertPayable(
  settings: DeliverySettings,
  { subtotal, adjustment, shippingFees, paid = 0 }: Sums & Pick<Wanted, 'paid'>,
  governorate: GovernorateCode,
): void {
  const total = subtotal + adjustment + shippingFees;
  if (total < 0) throw new Problem('order.discount_too_high');
  const places = shippingOptionsOf(settings).governorates;
  const cashUpTo = places.find(({ code }) => code === governorate)?.cashUpTo ?? null;
  if (cashUpTo === null || total - paid <= cashUpTo) return;
  const limit = {
    ar: formattersFor('ar').money(cashUpTo),
    en: formattersFor('en').money(cashUpTo),
  };
  throw new Problem('order.cash_too_high', { values: { ...namesOf(governorate), limit } });
}

const namesOf = (governorate: GovernorateCode) => ({
  governorate: { ar: governorateName(governorate, 'ar'), en: governorateName(governorate, 'en') },
});

export const subtotalOf = (lines: Priced[]): Piastres =>
  piastres(lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0));

/** `adjustment` is the sum of them all. */
type Sums = { subtotal: number; adjustment: number; shippingFees: number };

/** Totals from sums in piastres. */
export const toCosts = ({ subtotal, adjustment, shippingFees }: Sums): CostBreakdown => ({
  subtotal: piastres(subtotal),
  discount: piastres(Math.max(0, -adjustment)),
  shippingFees: piastres(shippingFees),
  totalCost: piastres(subtotal + adjustment + shippingFees),
});
