import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { maxLength } from './plain/limits.ts';
import { simpleEmail } from './plain/simple-email.ts';
import { line, shortText, text } from './values.ts';

const Identifier = line(200);

const Email = shortText(maxLength.email)
  .toLowerCase()
  .check(z.email({ pattern: simpleEmail }));

/** What a visitor writes to the shop (specification, section 5). */
export const ContactMessage = z.object({
  name: line(maxLength.contactName),
  email: Email,
  message: text(maxLength.contactMessage),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

/** The request of a mailing service, so that either can be behind the contact form (specification, section 7). */
export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/v1.0/email/send',
  access: 'public',
  summary: 'A message from the contact form',
  body: z.object({
    service_id: Identifier,
    template_id: Identifier,
    user_id: Identifier,
    lib_version: z.string().max(20).optional(),
    template_params: ContactMessage.extend({
      subject: line(200),
      /** A field that people do not see; what fills it is not a person. */
      website: z.string().max(200).default(''),
    }),
  }),
  data: z.literal('OK'),
});
