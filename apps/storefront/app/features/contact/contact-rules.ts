import { simpleEmail } from '@craftsandore/contract';
import type { Key } from '@craftsandore/i18n/react';

/** What a visitor writes to the shop; `website` is a field that people do not see. */
export type Message = { name: string; email: string; message: string; website: string };

export type MessageFaults = Partial<Record<'name' | 'email' | 'message', Key>>;

/** What is wrong with a message, field by field in their order (specification, section 5). */
export function faultsOf({ name, email, message }: Message): MessageFaults {
  const faults: MessageFaults = {};
  if (!name.trim()) faults.name = 'contact.nameMissing';
  if (!email.trim()) faults.email = 'contact.emailMissing';
  else if (!simpleEmail.test(email.trim())) faults.email = 'contact.emailInvalid';
  if (!message.trim()) faults.message = 'contact.messageMissing';
  return faults;
}
