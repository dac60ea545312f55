import { simpleEmail } from '@craftsandore/contract';
import type { ParseKeys } from 'i18next';

/** What somebody writes to the shop; `website` is a field that people do not see. */
export type Message = { name: string; email: string; message: string; website: string };

export type MessageErrors = Partial<Record<'name' | 'email' | 'message', ParseKeys>>;

/** What is wrong with a message, field by field in their order (specification, section 5). */
export function errorsOf({ name, email, message }: Message): MessageErrors {
  const errors: MessageErrors = {};
  if (!name.trim()) errors.name = 'contact.nameMissing';
  if (!email.trim()) errors.email = 'contact.emailMissing';
  else if (!simpleEmail.test(email.trim())) errors.email = 'contact.emailInvalid';
  if (!message.trim()) errors.message = 'contact.messageMissing';
  return errors;
}
