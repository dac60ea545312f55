import { type CareHint, findGovernorate, type Product, weightOf } from '@craftsandore/contract';

import { careLabel, finishLabel, woodLabel } from './attribute-labels.ts';
import { createSentences } from './create-i18n.ts';
import { facts as arabic } from './dictionaries/attributes/ar.ts';
import { facts as english } from './dictionaries/attributes/en.ts';
import { formattersFor } from './formatters.ts';
import type { Locale } from './locale.ts';

/** What a page says of a product's attributes. It is made on the server: no page carries its words along. */
export type ProductFacts = {
  titles: { trueSize: string; details: string; care: string };
  /** The side view to scale, beside a glass and a scale; null where the product's sizes are not known. */
  drawing: {
    lengthMm: number;
    heightMm: number;
    glassMm: number;
    scaleMm: number;
    /** What it shows, in words. */
    label: string;
    words: { length: string; height: string; glass: string; glassHeight: string; scale: string };
  } | null;
  /** Of each design: its wood where that is known, and its weight where one of them has its own. */
  ofDesigns: { designId: number; term: string; description: string }[];
  details: { term: string; description: string }[];
  /** In how many days, and that it is not taken back; null where it is kept ready. */
  madeToOrder: string | null;
  care: { hint: CareHint; words: string }[];
};

const glassMm = 120;
const scaleMm = 100;

type Sentences = ReturnType<typeof createSentences<keyof typeof english>>;
type Say = (key: Parameters<Sentences>[0], values?: Record<string, string | number>) => string;

let sentence: Sentences | undefined;

/** The words for what is safe with food, for searches. */
export const foodSafeWords = (locale: Locale): string => {
  const { safe, withFood } = locale === 'ar' ? arabic : english;
  return `${safe} ${withFood}`;
};

/** The facts of a product in a language; what is not known is left out. */
export function productFacts(product: Product, locale: Locale): ProductFacts {
  const sentences = (sentence ??= createSentences({ ar: arabic, en: english }));
  const say: Say = (key, values) => sentences(key, locale, values);
  const local = (en: string | null, ar: string | null) => (locale === 'ar' ? ar : en);
  const { finish, origin, isFoodSafe, inTheBox, inTheBoxAr, madeToOrderDays: days } = product;
  const governorate = origin ? findGovernorate(origin) : undefined;
  const place = governorate && local(governorate.name, governorate.nameAr);
  const fact = (key: Parameters<Say>[0], description: string | false | null | undefined) =>
    description ? [{ term: say(key), description }] : [];

  const weightFact = (weight: number) => fact('weight', say('kilograms', { weight }));
  const weightsDiffer = product.productDesigns.some(({ weight }) => weight !== undefined);

  return {
    titles: { trueSize: say('trueSize'), details: say('details'), care: say('care') },
    drawing: drawingOf(product, local(product.name, product.nameAr) ?? '', say),
    ofDesigns: product.productDesigns.flatMap((design) =>
      [
        ...fact('wood', design.wood && woodLabel(design.wood, locale)),
        ...(weightsDiffer ? weightFact(weightOf(product, design)) : []),
      ].map((known) => ({ designId: design.id, ...known })),
    ),
    details: [
      ...fact('finish', finish && finishLabel(finish, locale)),
      ...sizesOf(product, locale).flatMap(({ key, size }) =>
        fact(key, say('centimetres', { size })),
      ),
      ...(weightsDiffer ? [] : weightFact(product.weight)),
      ...fact('withFood', isFoodSafe !== null && say(isFoodSafe ? 'safe' : 'notSafe')),
      ...fact('inTheBox', local(inTheBox, inTheBoxAr)),
      ...fact('origin', place && say('place', { governorate: place })),
    ],
    madeToOrder: days === null ? null : say('madeToOrder', { count: days }),
    care: product.care.map((hint) => ({ hint, words: careLabel(hint, locale) })),
  };
}

/** One line where all three are known, else one for each that is. */
function sizesOf({ lengthMm, widthMm, heightMm }: Product, locale: Locale) {
  const { number } = formattersFor(locale);
  const sizes = [
    { key: 'length', mm: lengthMm },
    { key: 'width', mm: widthMm },
    { key: 'height', mm: heightMm },
  ] as const;
  const known = sizes.flatMap(({ key, mm }) => (mm ? { key, size: number(mm / 10) } : []));
  return known.length === sizes.length
    ? [{ key: 'size', size: known.map(({ size }) => size).join(' × ') } as const]
    : known;
}

function drawingOf(
  { lengthMm, widthMm, heightMm }: Product,
  product: string,
  say: Say,
): ProductFacts['drawing'] {
  if (!lengthMm || !heightMm) return null;
  const length = lengthMm / 10;
  const height = heightMm / 10;
  const glass = glassMm / 10;
  const isRound = lengthMm === widthMm;
  return {
    lengthMm,
    heightMm,
    glassMm,
    scaleMm,
    label: say(isRound ? 'round' : 'long', { product, length, height, glass }),
    words: {
      length: say('centimetres', { size: length }),
      height: say('centimetres', { size: height }),
      glass: say('glass'),
      glassHeight: say('centimetres', { size: glass }),
      scale: say('scale', { size: scaleMm / 10 }),
    },
  };
}
