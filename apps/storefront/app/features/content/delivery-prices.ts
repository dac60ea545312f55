import type { ShippingOptions } from '@craftsandore/contract';
import { formattersFor, type Locale } from '@craftsandore/i18n';

/** A governorate in words; null where nothing is delivered. */
type Place = { name: string; fee: string | null; days: string | null };

/** `freeFrom` is null where delivery always costs. */
export type DeliveryPrices = { places: Place[]; freeFrom: string | null };

/** What the table of delivery says, worked out on the server: the browser gets the words alone. */
export function deliveryPrices(options: ShippingOptions, locale: Locale): DeliveryPrices {
  const { money, number } = formattersFor(locale);
  const places = options.governorates.map(({ name, nameAr, fee, daysMin, daysMax, isServed }) => {
    const days = [...new Set([daysMin, daysMax])].map((day) => number(day)).join('–');
    const served = isServed ? { fee: money(fee), days } : { fee: null, days: null };
    return { name: locale === 'ar' ? nameAr : name, ...served };
  });
  return { places, freeFrom: options.freeFrom === null ? null : money(options.freeFrom) };
}
