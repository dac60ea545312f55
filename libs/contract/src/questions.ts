import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { maxLength, minLength } from './plain/limits.ts';
import { ShopAnswer } from './ratings.ts';
import { Id, IdInUrl, PageMeta, PageQuery, Timestamp } from './values.ts';

export const Question = z.object({
  id: Id,
  userName: z.string(),
  text: z.string(),
  createdAt: Timestamp,
  answer: ShopAnswer,
});
export type Question = z.infer<typeof Question>;

export const listQuestions = endpoint({
  method: 'GET',
  path: '/products/:id/questions',
  access: 'public',
  summary: 'What customers asked of a product and the shop answered, the newest answer first',
  params: z.object({ id: IdInUrl }),
  query: PageQuery,
  data: z.array(Question),
  meta: PageMeta,
  errors: ['product.not_found'],
});

/** A question as its author sees it. */
export const OwnQuestion = Question.omit({ userName: true }).extend({
  /** Null while it waits: nobody else but staff sees it. */
  answer: ShopAnswer.nullable(),
  /** Staff have taken it off the page. */
  isHidden: z.boolean(),
});
export type OwnQuestion = z.infer<typeof OwnQuestion>;

/** Safe to repeat: the same words of the same customer about the same product are one question. */
export const askQuestion = endpoint({
  method: 'POST',
  path: '/questions',
  access: 'signed-in',
  summary: 'Ask about a product; everybody reads it once staff have answered',
  body: z.object({
    productId: Id,
    text: z.string().trim().min(minLength.question).max(maxLength.question),
  }),
  data: OwnQuestion,
  errors: ['product.not_found', 'question.too_many'],
});

export const listOwnQuestions = endpoint({
  method: 'GET',
  path: '/products/:id/questions/mine',
  access: 'signed-in',
  summary: 'What the signed-in customer has asked of a product, the newest twenty first',
  params: z.object({ id: IdInUrl }),
  data: z.array(OwnQuestion),
  errors: ['product.not_found'],
});
