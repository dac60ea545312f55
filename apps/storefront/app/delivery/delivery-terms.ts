import type { Piastres, ShippingOptions } from '@craftsandore/contract';
import { type Delivery, deliveryTo } from '@craftsandore/rules';

type Place = ShippingOptions['governorates'][number];

/** What is known of delivery to a place; `delivery` is null where there is none. */
export type DeliveryTerms = { place: Place; delivery: Delivery | null };

type Asked = {
  code: string | null | undefined;
  subtotal: Piastres;
  adjustment?: Piastres | undefined;
  makingDays?: number | undefined;
  now: Date;
};

/** Delivery to the governorate of a code; null while nobody knows where to. (Business, section 2.) */
export function deliveryTerms(
  options: ShippingOptions,
  { code, ...asked }: Asked,
): DeliveryTerms | null {
  const place = options.governorates.find((place) => place.code === code);
  return (
    (place && {
      place,
      delivery: deliveryTo(options, { governorate: place.code, ...asked }),
    }) ??
    null
  );
}
