import {
  type DeliverySettings,
  governorates as known,
  type ShippingOptions,
} from '@craftsandore/contract';

/**
 * What everybody may know of the settings, governorates in the order in which people look for them, however they were saved: the
 * lower of the two limits of cash is the governorate's.
 */
export function shippingOptionsOf({
  cashUpTo: ofShop,
  governorates,
  ...shopWide
}: DeliverySettings): ShippingOptions {
  const lower = (one: typeof ofShop, other: typeof ofShop) =>
    one === null || (other !== null && other < one) ? other : one;
  return {
    ...shopWide,
    governorates: known.flatMap((named) =>
      governorates
        .filter(({ code }) => code === named.code)
        .map((place) => ({ ...place, ...named, cashUpTo: lower(ofShop, place.cashUpTo) })),
    ),
  };
}
