import type { Product, Wood } from '@craftsandore/contract';

import { woodLabel } from './attribute-labels.ts';
import { createSentences } from './create-i18n.ts';
import { cards as ar } from './dictionaries/attributes/ar.ts';
import { cards as en } from './dictionaries/attributes/en.ts';
import { formattersFor } from './formatters.ts';
import type { Locale } from './locale.ts';

let made: ReturnType<typeof createSentences<keyof typeof en>> | undefined;

const sentences = () => (made ??= createSentences({ ar, en }));

/** On the badge of a product that the shop has not had for long. */
export const newBadge = (locale: Locale): string => sentences()('new', locale);

/** On the badge of a product that is made for who orders it. */
export const madeBadge = (locale: Locale): string => sentences()('made', locale);

/** On the badge of a product of which few pieces are left. */
export const lastPiecesBadge = (count: number, locale: Locale): string =>
  sentences()('lastPieces', locale, { count });

/** The woods that a product can be had in, in words. */
export const woodNames = (woods: readonly Wood[], locale: Locale): string => {
  const names = woods.map((wood) => woodLabel(wood, locale));
  return sentences()('woods', locale, { woods: names.join(sentences()('comma', locale)) });
};

/** How many designs there are to choose from. */
export const designCount = (count: number, locale: Locale): string =>
  sentences()('designs', locale, { count });

/** What customers together think of what the shop sells. */
export const shopRatingWords = (
  { averageRating, ratingsCount }: Product['rating'],
  locale: Locale,
): string =>
  sentences()('shopRating', locale, {
    average: formattersFor(locale).decimal(averageRating),
    count: ratingsCount,
  });
