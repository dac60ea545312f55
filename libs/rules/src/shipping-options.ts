import {
  type DeliverySettings,
  findGovernorate,
  type ShippingOptions,
} from '@craftsandore/contract';

/** What everybody may know of the settings: the lower of the two limits of cash is the governorate's. */
export function shippingOptionsOf({
  cashUpTo: ofShop,
  governorates,
  ...shopWide
}: DeliverySettings): ShippingOptions {
  const lower = (one: typeof ofShop, other: typeof ofShop) =>
    one === null || (other !== null && other < one) ? other : one;
  return {
    ...shopWide,
    governorates: governorates.map((place) => ({
      ...place,
      name: findGovernorate(place.code)?.name ?? place.code,
      nameAr: findGovernorate(place.code)?.nameAr ?? place.code,
      cashUpTo: lower(ofShop, place.cashUpTo),
    })),
  };
}
