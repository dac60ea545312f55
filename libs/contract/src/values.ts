import { z } from 'zod';

import { toLatinDigits } from './plain/digits.ts';
import { maxId, maxLength, maxProductPrice } from './plain/limits.ts';
import { pageCount } from './plain/page-count.ts';
import {
  mobileOrNonePattern,
  mobilePattern,
  postalCodePattern,
  usualYear,
} from './plain/patterns.ts';
import { toPounds, type Piastres } from './plain/pounds.ts';

/** The id of anything that the shop keeps. */
export const Id = z.int().min(1).max(maxId);

/**
 * An id inside a URL, where it arrives as text. Not coerced: a missing one would become a wrong number, and 7 could be
 * written in endless ways (`007`, `7.0`), each an address of its own for those who cache.
 */
export const IdInUrl = z.preprocess((given: number | string) => {
  if (typeof given !== 'string' || !given) return given;
  return String(Number(given)) === given ? Number(given) : NaN;
}, Id);

/** Of a list that staff put into an order. More would not fit into a request. */
export const IdsInOrder = z
  .array(Id)
  .max(5_000)
  .refine((ids) => new Set(ids).size === ids.length);

/** The version that a form has seen, which arrives as text. */
export const VersionInForm = z.coerce.number<number | string>().int().min(1).max(maxId);

const WholePiastres = z.int().nonnegative() as z.ZodType as z.ZodType<Piastres, number>; // the type means what it checks

/**
 * Money on the wire is a number of pounds (890, 12.5); inside it is whole piastres, so that sums are exact.
 * Responses are encoded by the API and decoded by the client; what a caller sends is pounds already (`toPounds`).
 */
const money = (pounds: z.ZodNumber, whole = WholePiastres) =>
  z.codec(pounds, whole, {
    decode: (pounds) => Math.round(pounds * 100),
    encode: toPounds,
  });

const Pounds = z.number().multipleOf(0.01);

export const Money = money(Pounds.nonnegative());

const SignedPiastres = z.int() as z.ZodType as z.ZodType<Piastres, number>; // the type means what it checks

/** What an order costs more or, below nothing, less. */
export const SignedMoney = money(Pounds, SignedPiastres);

/** The same as staff ask for it. */
export const AdjustmentAmount = money(
  Pounds.min(-toPounds(maxProductPrice)).max(toPounds(maxProductPrice)),
  SignedPiastres,
);

/** What staff ask for a product, or have been paid at once. Its limits are on the side of pounds, in which they are told. */
export const ProductPrice = money(Pounds.positive().max(toPounds(maxProductPrice)));

/** Kilograms, to the gram. */
export const ProductWeight = z.number().positive().max(1000).multipleOf(0.001);

/** What the owner asks for delivery, or sets as a limit of a sum: no more than a product may cost. */
export const LimitedMoney = money(Pounds.nonnegative().max(toPounds(maxProductPrice)));

/** For amounts that come from arithmetic on piastres or from the database. */
export function piastres(amount: number): Piastres {
  return WholePiastres.parse(amount);
}

/** The same where they may be below nothing. */
export function signedPiastres(amount: number): Piastres {
  return SignedPiastres.parse(amount);
}

/** Trimmed text whose length is checked first: what stands behind it, such as a pattern, never sees a longer one. */
export const shortText = (longest: number) => z.string().trim().max(longest, { abort: true });

export const Email = shortText(maxLength.email).toLowerCase().check(z.email());

/** What a link or the identity provider carries. */
export const Secret = z.string().min(1).max(4096);

const typedPhoneNumber = shortText(40).overwrite((text) =>
  toLatinDigits(text).replace(/[\s()-]/g, ''),
);

export const PhoneNumber = typedPhoneNumber.regex(mobilePattern);

export const PhoneNumberOrNone = typedPhoneNumber.regex(mobileOrNonePattern);

export const PostalCode = shortText(20).overwrite(toLatinDigits).regex(postalCodePattern);

/** What breaks a line or steers a terminal. Not NUL, which no person types: a text that has one is refused. */
const controls = /(?:(?!\0)[\p{Cc}\u2028\u2029])+/gu;

/** What a person writes in one line: a control character becomes a space. */
export const Line = z
  .string()
  .overwrite((text) => text.replace(controls, ' '))
  .trim();

/** A line that is never empty. */
export const line = (longest: number) => Line.min(1).max(longest);

/** What a person writes in one line or a few: trimmed, never empty. */
export const text = (longest: number) => z.string().trim().min(1).max(longest);

/** How many of a list one page holds. */
export const perPage = (usual: number) =>
  z.coerce.number<number | string>().int().min(1).max(100).default(usual);

export const PageQuery = z.object({
  page: z.coerce.number<number | string>().int().min(1).max(100_000).default(1),
  perPage: perPage(20),
});
export type PageQuery = z.infer<typeof PageQuery>;

export const PageMeta = z.object({
  page: z.int(),
  perPage: z.int(),
  totalCount: z.int(),
  pageCount: z.int(),
  /** There are more than `totalCount`: 10,000 are counted at most, and 1,000 of what a text finds. */
  isCut: z.literal(true).optional(),
});
export type PageMeta = z.infer<typeof PageMeta>;

/** Meta of a page. */
export function pageMeta(page: number, perPage: number, totalCount: number): PageMeta {
  return { page, perPage, totalCount, pageCount: pageCount({ totalCount, perPage }) };
}

export const Timestamp = z.iso.datetime().regex(usualYear);

/** The same in any time zone, for filters. */
export const TimestampWithOffset = z.iso.datetime({ offset: true }).regex(usualYear);

/** A day in Egypt. */
export const Day = z.iso.date().regex(usualYear);

/** `?inStock=true`; a plain boolean would read the text "false" as true. */
export const Flag = z.stringbool();

/** A code that somebody types, as codes are compared: with Latin digits, in small letters, without spaces. */
export const PromotionCode = z
  .string()
  .max(maxLength.promotionCode)
  .transform((code) =>
    toLatinDigits(code)
      .toLowerCase()
      .replace(/[\s\u200e\u200f]/g, ''),
  )
  .pipe(z.string().min(1));
