import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { maxLength } from './plain/limits.ts';
import { OwnQuestion } from './questions.ts';
import { Id, IdInUrl, PageMeta, PageQuery, text } from './values.ts';

/** Each question is in exactly one of them. */
export const questionParts = ['unanswered', 'answered', 'hidden'] as const;

export const StaffQuestion = OwnQuestion.extend({
  /** For `seenVersion`. */
  version: z.int().positive(),
  userName: z.string(),
  product: z.object({ id: Id, name: z.string(), nameAr: z.string() }),
});
export type StaffQuestion = z.infer<typeof StaffQuestion>;

export const listStaffQuestions = endpoint({
  method: 'GET',
  path: '/admin/questions',
  access: 'review:moderate',
  summary:
    'A page of the questions about all products: who has waited longest first, else the newest',
  query: PageQuery.extend({
    part: z.enum(questionParts).default('unanswered'),
    productId: IdInUrl.optional(),
  }),
  data: z.array(StaffQuestion),
  meta: PageMeta,
});

/**
 * What is not said stays as it is. Who has seen an older version is refused, so that nothing is overwritten unseen. The
 * author is told by one mail, when everybody sees the answer first.
 */
export const moderateQuestion = endpoint({
  method: 'PATCH',
  path: '/admin/questions/:id',
  access: 'review:moderate',
  summary: 'Answer a question, which publishes it, and hide it or show it again',
  params: z.object({ id: IdInUrl }),
  body: z.object({
    seenVersion: Id,
    isHidden: z.boolean().optional(),
    /** Null takes the answer away, and with it the question off the page. */
    answer: text(maxLength.questionAnswer).nullable().optional(),
  }),
  data: StaffQuestion,
  errors: ['question.not_found', 'question.changed'],
});
