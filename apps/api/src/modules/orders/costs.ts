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

type Shipped = {
  lines: (Priced & Made)[];
  governorateCode: GovernorateCode;
  /** Whether the shop pays for the way. */
  isDeliveryFree?: boolean;
  now: Date;
};

type Wanted = Shipped & {
  /** The sum of what was agreed on beside, in piastres. */
  adjustment?: number;
  /** What is paid of it before the door, in piastres. */
  paid?: number;
};

type Terms = { costBreakdown: CostBreakdown; promised: Promised };

/** What delivery costs, and when it comes. @throws Problem where the shop does not deliver. */
export function shippingTo(
  settings: DeliverySettings,
  { lines, governorateCode: governorate, isDeliveryFree, now }: Shipped,
): Promised & { fee: Piastres } {
  const asked = { governorate, subtotal: subtotalOf(lines), makingDays: makingDaysOf(lines), now };
  const delivery = deliveryTo(shippingOptionsOf(settings), asked);
  if (!delivery) throw new Problem('order.not_served', { values: namesOf(governorate) });
  const { fee, from, to } = delivery;
  return { fee: isDeliveryFree ? piastres(0) : fee, from, to };
}

/** What delivery costs in each governorate that the shop delivers to. */
export function feesTo(
  settings: DeliverySettings,
  shipped: Omit<Shipped, 'governorateCode'>,
): Map<GovernorateCode, Piastres> {
  const served = settings.governorates.filter(({ isServed }) => isServed);
  return new Map(
    served.map(({ code }) => [
      code,
      shippingTo(settings, { ...shipped, governorateCode: code }).fee,
    ]),
  );
}

/**
 * What lines and adjustments cost in whole piastres, delivered to a governorate, and when they come.
 * @throws Problem where the shop does not deliver, or not for so much cash, or so little.
 */
export function termsOf(
  settings: DeliverySettings,
  { adjustment = 0, paid, ...shipped }: Wanted,
): Terms {
  const { fee, from, to } = shippingTo(settings, shipped);
  const sums = { subtotal: subtotalOf(shipped.lines), adjustment, shippingFees: fee };
  assertPayable(settings, { ...sums, paid }, shipped.governorateCode);
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
