import type { Piastres, ShippingOptions } from '@craftsandore/contract';

/** What holds wherever the shop delivers to. */
export type DeliveryPromise = {
  /** How many governorates. */
  places: number;
  /** Working days, for the farthest of them. */
  days: number;
  /** Subtotal from which it costs nothing; null where it always costs. */
  freeFrom: Piastres | null;
};

/** Of what the owner has set; null where nothing is delivered. */
export function deliveryPromise({
  governorates,
  freeFrom,
}: ShippingOptions): DeliveryPromise | null {
  const served = governorates.filter(({ isServed }) => isServed);
  if (served.length === 0) return null;
  return {
    places: served.length,
    days: Math.max(...served.map(({ daysMax }) => daysMax)),
    freeFrom,
  };
}
