import { findGovernorate, type Product } from '@craftsandore/contract';
import { finishLabel, foodSafeWords, locales, woodLabel } from '@craftsandore/i18n';
import { detachedForms, tellingWords, words } from '@craftsandore/search';

/** What a product is like, as far as it is known and people search for it. */
export type SearchedAttributes = Pick<
  Product,
  'finish' | 'origin' | 'isFoodSafe' | 'inTheBox' | 'inTheBoxAr'
>;

/** What a surface is rubbed with is sold, too: who looks for wax wants candles. */
const materials = new Set(words('oil wax زيت شمع'));

type Wood = Product['productDesigns'][number]['wood'];

/** The words of a design's wood in each language. That it is of several says nothing. */
export const woodWords = (wood: Wood): string[][] =>
  wood && wood !== 'mixed' ? locales.map((locale) => words(woodLabel(wood, locale))) : [];

/** The words of a product's attributes, text by text, in each language. */
export function attributeWords(product: SearchedAttributes): string[][] {
  const { finish, origin, isFoodSafe, inTheBox, inTheBoxAr } = product;
  const place = origin ? findGovernorate(origin) : undefined;
  return [
    ...(finish ? locales.map((locale) => finishWords(finishLabel(finish, locale))) : []),
    ...(place ? [words(place.name), words(place.nameAr)] : []),
    ...(isFoodSafe ? locales.map((locale) => words(foodSafeWords(locale))) : []),
    ...[inTheBox, inTheBoxAr].map((text) => tellingWords(text ?? '')),
  ];
}

const finishWords = (label: string): string[] =>
  words(label).filter(
    (term) => ![term, ...detachedForms(term)].some((form) => materials.has(form)),
  );
