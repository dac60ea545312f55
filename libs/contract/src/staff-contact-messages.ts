import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { maxLength } from './plain/limits.ts';
import { Id, IdInUrl, PageMeta, PageQuery, text, Timestamp } from './values.ts';

/** Each message is in exactly one of them. */
export const contactMessageParts = ['waiting', 'done'] as const;

/** What somebody wrote to the shop, as staff see it. */
export const StaffContactMessage = z.object({
  id: Id,
  /** For `seenVersion`. */
  version: z.int().positive(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  createdAt: Timestamp,
  /** What was mailed to whoever wrote. */
  answer: z.object({ text: z.string(), createdAt: Timestamp, staffName: z.string() }).nullable(),
  /** Nothing is left to do. */
  isDone: z.boolean(),
});
export type StaffContactMessage = z.infer<typeof StaffContactMessage>;

export const listContactMessages = endpoint({
  method: 'GET',
  path: '/admin/contactMessages',
  access: 'customer:read',
  summary:
    'A page of what came in by the contact form: who has waited longest first, else the latest',
  query: PageQuery.extend({ part: z.enum(contactMessageParts).default('waiting') }),
  data: z.array(StaffContactMessage),
  meta: PageMeta,
});

/**
 * What is not said stays as it is. An answer is a mail: it is sent once, cannot be changed, and settles the message. Who has
 * seen an older version is refused, so that nobody is answered twice.
 */
export const changeContactMessage = endpoint({
  method: 'PATCH',
  path: '/admin/contactMessages/:id',
  access: 'customer:update',
  summary: 'Answer a message by mail, or say that nothing is left to do about it',
  params: z.object({ id: IdInUrl }),
  body: z.object({
    seenVersion: Id,
    isDone: z.boolean().optional(),
    answer: text(maxLength.contactAnswer).optional(),
  }),
  data: StaffContactMessage,
  errors: ['contact_message.not_found', 'contact_message.changed', 'contact_message.answered'],
});
