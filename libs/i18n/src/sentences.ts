import type { ErrorCode } from '@craftsandore/contract';
import {
  chatNumberPattern,
  ibanPattern,
  instapayPattern,
  mobileOrNonePattern,
  mobilePattern,
  notBlank,
  linkPattern,
  postalCodePattern,
  safeLinkPattern,
  shopNumberPattern,
  usualYear,
  webPattern,
} from '@craftsandore/contract/plain';

import { createSentences } from './create-i18n.ts';
import * as arabic from './dictionaries/api/ar.ts';
import * as english from './dictionaries/api/en.ts';
import type { Locale } from './locale.ts';

type Values = Record<string, string | number>;

// Pure, so that browsers, which only say what is wrong with a field, load no sentence of the API's.
const refusal = /* @__PURE__ */ createSentences({ ar: arabic.errors, en: english.errors });
const counted = /* @__PURE__ */ createSentences({ ar: arabic.counted, en: english.counted });
const soldOut = /* @__PURE__ */ createSentences({ ar: arabic.soldOut, en: english.soldOut });
const wait = /* @__PURE__ */ createSentences({ ar: arabic.wait, en: english.wait });
const validation = /* @__PURE__ */ createSentences({
  ar: arabic.validation,
  en: english.validation,
});

/** The sentence of a refusal in a language, with `values` in its places. */
export function refusalSentence(code: ErrorCode, locale: Locale, values?: Values): string {
  if (values?.available === 0 && isSoldOutCode(code)) return soldOut(code, locale, values);
  if (isCountedCode(code)) return counted(code, locale, values);
  if (code === 'request.too_many' && values?.count) return wait('minutes', locale, values);
  return refusal(code, locale, values);
}

const isCountedCode = (code: ErrorCode): code is Exclude<ErrorCode, keyof typeof english.errors> =>
  !(code in english.errors);

const isSoldOutCode = (code: ErrorCode): code is keyof typeof english.soldOut =>
  code in english.soldOut;

/** The parts of a zod issue that a sentence needs; every field of a form and of a request body passes here. */
export type ValidationIssue = {
  code?: string | undefined;
  input?: unknown;
  origin?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  /** What the number should have been a multiple of: 0.01 for two decimals. */
  divisor?: number;
  /** Whether the bound itself is allowed. */
  inclusive?: boolean;
  format?: string;
  pattern?: string;
  expected?: string;
  /** Of words with places. */
  params?: Record<string, unknown> | undefined;
};

/** What is wrong with one field, in a language. Fits zod's `error` option through `({ … }) => validationSentence(…)`. */
export function validationSentence(issue: ValidationIssue, locale: Locale): string {
  const kind = kindOf(issue);
  const minimum = Number(issue.minimum);
  const maximum = Number(issue.maximum);
  const counts: Partial<Record<Kind, number>> = {
    tooShort: minimum,
    tooLong: maximum,
    tooFine: -Math.log10(issue.divisor ?? 1),
  };
  const count = counts[kind];
  return validation(kind, locale, {
    ...{ minimum, maximum, ...(count !== undefined && { count }) },
    ...placesOf(issue.params),
  });
}

/** As they are typed, in sentences of either direction. */
const placesOf = (fault: ValidationIssue['params']) =>
  Object.fromEntries(
    Object.entries(fault ?? {}).map(([name, places]) => [name, `\u2066${String(places)}\u2069`]),
  );

type Kind = Parameters<typeof validation>[0];

/** What a text should have been, by the pattern that it does not match. */
const kindOfPattern: Partial<Record<string, Kind>> = {
  [String(mobilePattern)]: 'mobile',
  [String(mobileOrNonePattern)]: 'mobile',
  [String(postalCodePattern)]: 'postalCode',
  [String(usualYear)]: 'date',
  [String(notBlank)]: 'onlySpaces',
  [String(webPattern)]: 'webAddress',
  [String(linkPattern)]: 'pageAddress',
  [String(safeLinkPattern)]: 'safeAddress',
  [String(shopNumberPattern)]: 'shopNumber',
  [String(chatNumberPattern)]: 'chatNumber',
  [String(instapayPattern)]: 'instapay',
  [String(ibanPattern)]: 'iban',
};

const kindOfFormat: Partial<Record<string, Kind>> = {
  email: 'email',
  date: 'date',
  datetime: 'date',
  url: 'webAddress',
};

/** What a check of our own says in `params` of what it refuses. */
const kindsOfParams: Kind[] = [
  'iban',
  'unknownPlace',
  'missingPlace',
  'barcodeSigns',
  'checkDigit',
];

/** Whether a comma could part decimals as well as thousands: 12,500. */
const isAmbiguous = (input: unknown) =>
  typeof input === 'string' && /^[\d٠-٩]+[,٬،][\d٠-٩]+$/.test(input);

function kindOf(issue: ValidationIssue): Kind {
  const isText = issue.origin === 'string';
  const isMissing = issue.input === undefined || issue.input === null || issue.input === '';
  switch (issue.code) {
    case 'invalid_type':
      if (isMissing) return 'required';
      if (issue.expected === 'int') return 'wholeNumber';
      if (issue.expected !== 'number') return 'invalid';
      return isAmbiguous(issue.input) ? 'decimalComma' : 'number';
    case 'too_small':
      if (!isText) return issue.inclusive === false ? 'notMore' : 'tooSmall';
      return isMissing || Number(issue.minimum) <= 1 ? 'required' : 'tooShort';
    case 'too_big':
      return isText ? 'tooLong' : 'tooBig';
    case 'not_multiple_of':
      return 'tooFine';
    case 'invalid_format':
      if (isMissing) return 'required';
      return kindOfFormat[issue.format ?? ''] ?? kindOfPattern[issue.pattern ?? ''] ?? 'invalid';
    case 'invalid_value':
      return isMissing ? 'required' : 'choice';
    case 'custom':
      return kindsOfParams.find((kind) => issue.params && kind in issue.params) ?? 'invalid';
    default:
      return 'invalid';
  }
}
