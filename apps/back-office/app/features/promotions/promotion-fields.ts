import { type CallInput, createPromotion, type Promotion, toPounds } from '@craftsandore/contract';
import type { PromotionTerms } from '@craftsandore/rules';
import { z } from 'zod';

import { numberOrTyped } from '../../form/read-number.ts';
import { termsOf, writtenCode } from './promotion-terms.ts';

/** A promotion as it is typed: numbers in digits of either script, amounts in pounds. */
export type TypedPromotion = Record<
  | Exclude<keyof SentPromotion, 'active'>
  /** Empty for everyone, `byCode` for whoever types the code. */
  | 'who'
  /** `yes` or empty. */
  | 'active',
  string
>;

export type SentPromotion = CallInput<typeof createPromotion>['body'];

export const byCode = 'code';

/** The text of a box that is ticked; that of another one is empty. */
export const yes = 'yes';

const noPromotion: TypedPromotion = {
  ...{ name: '', nameAr: '', kind: 'percent', percent: '', amount: '', atMost: '', minimum: '' },
  ...{ who: '', code: '', from: '', to: '', limit: '', limitPerPerson: '', active: '' },
};

/** The fields of a promotion, its numbers written as people of the page's language write them. */
export function fieldsOfPromotion(
  promotion: Promotion | undefined,
  number: (value: number) => string,
): TypedPromotion {
  if (!promotion) return noPromotion;
  const { name, nameAr, kind, percent, code, from, to, limit, limitPerPerson } = promotion;
  const count = (value: number | null) => (value === null ? '' : number(value));
  const sum = (value: Promotion['amount']) => (value === null ? '' : number(toPounds(value)));
  return {
    ...{ name, nameAr, kind, percent: count(percent), amount: sum(promotion.amount) },
    ...{ atMost: sum(promotion.atMost), minimum: sum(promotion.minimum || null) },
    ...{
      who: code === null ? '' : byCode,
      code: code === null ? '' : writtenCode(code),
      from: from ?? '',
      to: to ?? '',
    },
    ...{ limit: count(limit), limitPerPerson: count(limitPerPerson) },
    active: promotion.active ? yes : '',
  };
}

/** What was typed, as the API takes it where nothing is wrong with it. What belongs to another choice is left out. */
function sentOf(typed: TypedPromotion) {
  const { kind } = typed;
  const hasCode = typed.who === byCode;
  const orNull = (text: string) => numberOrTyped(text) ?? null;
  return {
    ...{ name: typed.name, nameAr: typed.nameAr, kind },
    // In a hurry people write the sign, on either side.
    percent: kind === 'percent' ? numberOrTyped(typed.percent.replace(/[%٪]/, '')) : null,
    amount: kind === 'amount' ? numberOrTyped(typed.amount) : null,
    atMost: kind === 'amount' ? null : orNull(typed.atMost),
    minimum: numberOrTyped(typed.minimum) ?? 0,
    ...{ from: typed.from || null, to: typed.to || null, limit: orNull(typed.limit) },
    code: hasCode ? typed.code : null,
    limitPerPerson: hasCode ? orNull(typed.limitPerPerson) : null,
    active: typed.active === yes,
  };
}

/** What was typed, as it is sent. What is wrong with it is said by the contract, of the form's fields. */
export const PromotionFields = z.custom<TypedPromotion>().transform((typed, context) => {
  const sent = sentOf(typed);
  const { error } = createPromotion.body.safeParse(sent, { reportInput: true });
  for (const { message: _, ...issue } of error?.issues ?? []) {
    context.issues.push({ ...issue, path: [issue.path[0]] } as z.core.$ZodRawIssue); // it came from one
  }
  return sent as SentPromotion; // what stays text has an issue above
});

/** What was typed takes off this much, whatever is wrong with the rest; null while nobody could tell. */
export function termsTyped(typed: TypedPromotion): PromotionTerms | null {
  const { name, who, from, to, limit } = { ...noPromotion, name: '-' };
  const terms = { ...typed, ...{ name, nameAr: name, who, from, to, limit } };
  const { data } = createPromotion.body.safeParse(sentOf(terms));
  return data ? termsOf(data) : null;
}
