import type { ErrorCode } from '@craftsandore/contract';

import { createSentences } from './create-i18n.ts';
import * as arabic from './dictionaries/api/ar.ts';
import * as english from './dictionaries/api/en.ts';
import type { Locale } from './locale.ts';

type Values = Record<string, string | number>;

const refusal = createSentences({ ar: arabic.errors, en: english.errors });
const soldOut = createSentences({ ar: arabic.soldOut, en: english.soldOut });
const wait = createSentences({ ar: arabic.wait, en: english.wait });
const validation = createSentences({ ar: arabic.validation, en: english.validation });

/** The sentence of a refusal in a language, with `values` in its places. */
export function refusalSentence(code: ErrorCode, locale: Locale, values?: Values): string {
  if (values?.available === 0 && isSoldOutCode(code)) return soldOut(code, locale, values);
  if (code === 'request.too_many' && values?.count) return wait('minutes', locale, values);
  return refusal(code, locale, values);
}

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
  expected?: string;
};

/** What is wrong with one field, in a language. Fits zod's `error` option through `({ … }) => validationSentence(…)`. */
export function validationSentence(issue: ValidationIssue, locale: Locale): string {
  const values = {
    minimum: Number(issue.minimum),
    maximum: Number(issue.maximum),
    decimals: -Math.log10(issue.divisor ?? 1),
  };
  return validation(kindOf(issue), locale, values);
}

function kindOf(issue: ValidationIssue): keyof typeof english.validation {
  const isText = issue.origin === 'string';
  const isMissing = issue.input === undefined || issue.input === null || issue.input === '';
  switch (issue.code) {
    case 'invalid_type':
      if (isMissing) return 'required';
      if (issue.expected === 'int') return 'wholeNumber';
      return issue.expected === 'number' ? 'number' : 'invalid';
    case 'too_small':
      if (!isText) return issue.inclusive === false ? 'notMore' : 'tooSmall';
      return isMissing || Number(issue.minimum) <= 1 ? 'required' : 'tooShort';
    case 'too_big':
      return isText ? 'tooLong' : 'tooBig';
    case 'not_multiple_of':
      return 'tooFine';
    case 'invalid_format':
      if (isMissing) return 'required';
      return issue.format === 'email' ? 'email' : 'invalid';
    case 'invalid_value':
      return isMissing ? 'required' : 'choice';
    default:
      return 'invalid';
  }
}
