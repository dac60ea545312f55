import { createSentences, isolate } from './create-i18n.ts';
import { addressParts as arabic } from './dictionaries/common/order.ar.ts';
import { addressParts as english } from './dictionaries/common/order.en.ts';
import { directionOf, type Locale } from './locale.ts';

type Place = {
  streetAddress: string;
  city: string;
  /** By name. */
  governorate: string;
  postalCode: string;
  area?: string | undefined;
  building?: string | undefined;
  floor?: string | undefined;
  apartment?: string | undefined;
  landmark?: string | undefined;
};

const commas: Record<Locale, string> = { ar: '، ', en: ', ' };

let sentence: ReturnType<typeof createSentences<keyof typeof english>> | undefined;

/** Words that say by themselves what they are: "عمارة ٤" needs no other word before it. */
const saidAlready = {
  floor: /دور|طابق|floor/i,
  apartment: /شق[ةه]|flat|apartment|apt|unit/i,
};

/**
 * The one way in which an address is written: street, place in the building, area to governorate, landmark. Each line is a
 * list of parts, to be isolated and put one after another with commas; what was not said has none.
 */
export function addressLines(place: Place, locale: Locale): string[][] {
  const { streetAddress, area, city, governorate, postalCode, landmark } = place;
  const lines = [
    [streetAddress],
    addressInBuilding(place, locale),
    [area, city, [governorate, postalCode].filter(Boolean).join(' ')],
    [landmark && worded('landmark', landmark, locale)],
  ];
  return lines.map(said).filter((parts) => parts.length > 0);
}

/** The same within a sentence. */
export function addressText(place: Place, locale: Locale): string {
  const text = joinAddress(addressLines(place, locale).flat().map(isolate), locale);
  // In the language's direction: what holds nothing but isolated parts has none of its own, and would run from the left.
  return `${directionOf(locale) === 'rtl' ? '\u2067' : '\u2066'}${text}\u2069`;
}

/** The parts of an address in one line, with the language's comma. */
export const joinAddress = (parts: readonly string[], locale: Locale): string =>
  parts.join(commas[locale]);

/** "Building 18, floor 4, flat 7", as far as it was said. */
export function addressInBuilding(
  { building, floor, apartment }: Pick<Place, 'building' | 'floor' | 'apartment'>,
  locale: Locale,
): string[] {
  return said([
    building && (startsWithDigit(building) ? worded('building', building, locale) : building),
    floor && floorIn(floor, locale),
    apartment &&
      (saidAlready.apartment.test(apartment) ? apartment : worded('apartment', apartment, locale)),
  ]);
}

const said = (parts: readonly (string | undefined)[]): string[] =>
  parts.flatMap((part) => (part ? [part] : []));

function floorIn(floor: string, locale: Locale): string {
  if (saidAlready.floor.test(floor)) return floor;
  return worded(startsWithDigit(floor) ? 'floor' : 'namedFloor', floor, locale);
}

const startsWithDigit = (text: string) => /^\p{Nd}/u.test(text);

function worded(key: keyof typeof english, text: string, locale: Locale): string {
  sentence ??= createSentences({ ar: arabic, en: english });
  return sentence(key, locale, { text });
}
