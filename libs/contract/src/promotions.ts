import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { maxId, maxLength } from './plain/limits.ts';
import {
  Day,
  Id,
  IdInUrl,
  LimitedMoney,
  line,
  Money,
  PageMeta,
  PageQuery,
  ProductPrice,
  PromotionCode,
} from './values.ts';

const Limit = z.int().positive().max(1_000_000).nullable();

const PromotionFields = z.object({
  name: line(maxLength.promotionName),
  nameAr: line(maxLength.promotionName),
  /** Null where it needs none. Letters and digits, so that anybody can say it. */
  code: PromotionCode.pipe(z.string().regex(/^[\p{L}\d-]{3,}$/u)).nullable(),
  /** A percentage or an amount off the goods, or free delivery. */
  kind: z.enum(['percent', 'amount', 'delivery']),
  /** Of a percentage. */
  percent: z.int().min(1).max(100).nullable(),
  /** Of an amount. */
  amount: ProductPrice.nullable(),
  /** Neither a percentage nor free delivery ever takes off more. */
  atMost: ProductPrice.nullable(),
  /** Of the goods: below it nothing is taken off. */
  minimum: LimitedMoney,
  /** First and last day in Egypt, both included. */
  from: Day.nullable(),
  to: Day.nullable(),
  limit: Limit,
  limitPerPerson: Limit,
  active: z.boolean(),
});

type Fields = Pick<z.output<typeof PromotionFields>, 'kind' | 'percent' | 'amount' | 'atMost'> &
  Pick<z.output<typeof PromotionFields>, 'code' | 'limitPerPerson' | 'from' | 'to'>;

/** What takes off nothing, ends before it begins, or counts persons before anybody is known, is none. */
const whole = <Schema extends z.ZodType<Fields>>(schema: Schema) =>
  schema
    .refine(({ kind, percent }) => (kind === 'percent') === (percent !== null), {
      path: ['percent'],
    })
    .refine(({ kind, amount }) => (kind === 'amount') === (amount !== null), { path: ['amount'] })
    .refine(({ kind, atMost }) => kind !== 'amount' || atMost === null, { path: ['atMost'] })
    .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'] })
    .refine(({ code, limitPerPerson }) => code !== null || limitPerPerson === null, {
      path: ['limitPerPerson'],
    });

export const Promotion = z.object({
  ...PromotionFields.shape,
  code: z.string().nullable(),
  id: Id,
  version: z.int().positive(),
  /** Orders that have used it and are not cancelled, and what it has taken off them. */
  used: z.int().nonnegative(),
  given: Money,
});
export type Promotion = z.infer<typeof Promotion>;

export const listPromotions = endpoint({
  method: 'GET',
  path: '/admin/promotions',
  access: 'promotion:write',
  summary: 'A page of all promotions, the newest first, with what they have given so far',
  query: PageQuery,
  data: z.array(Promotion),
  meta: PageMeta,
});

export const getPromotion = endpoint({
  method: 'GET',
  path: '/admin/promotions/:id',
  access: 'promotion:write',
  summary: 'A promotion, with what it has given so far',
  params: z.object({ id: IdInUrl }),
  data: Promotion,
  errors: ['promotion.not_found'],
});

export const createPromotion = endpoint({
  method: 'POST',
  path: '/admin/promotions',
  access: 'promotion:write',
  summary: 'Make orders cheaper, by themselves or by a code',
  body: whole(PromotionFields),
  data: Promotion,
  errors: ['promotion.code_taken'],
});

export const updatePromotion = endpoint({
  method: 'PATCH',
  path: '/admin/promotions/:id',
  access: 'promotion:write',
  summary: 'Change a promotion; orders that have used it stay as they are',
  params: z.object({ id: IdInUrl }),
  body: whole(
    PromotionFields.extend({
      /** The version that was read: refused when somebody has changed it since. */
      seenVersion: z.int().positive().max(maxId),
    }),
  ),
  data: Promotion,
  errors: ['promotion.not_found', 'promotion.changed', 'promotion.code_taken'],
});

export const deletePromotion = endpoint({
  method: 'DELETE',
  path: '/admin/promotions/:id',
  access: 'promotion:write',
  summary: 'Delete a promotion that no order has used',
  params: z.object({ id: IdInUrl }),
  data: z.null(),
  errors: ['promotion.not_found', 'promotion.used'],
});
