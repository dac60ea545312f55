import { maxLength, simpleEmail } from '@craftsandore/contract';
import type { ParseKeys } from 'i18next';

/** What somebody writes to the shop; `website` is a field that people do not see. */
export type Message = { name: string; email: string; message: string; website: string };

type Field = 'name' | 'email' | 'message';

/** A sentence, with what stands in it. */
type MessageError = { sentence: ParseKeys; length?: number; count?: number };

export type MessageErrors = Partial<Record<Field, MessageError>>;

const missing = {
  name: 'contact.nameMissing',
  email: 'contact.emailMissing',
  message: 'contact.messageMissing',
} as const;

const maxima = {
  name: maxLength.contactName,
  email: maxLength.email,
  message: maxLength.contactMessage,
};

/** What is wrong with a message, field by field in their order (specification, section 5). */
export function errorsOf(message: Message): MessageErrors {
  const fields = Object.keys(maxima) as Field[]; // its own keys
  return Object.fromEntries(
    fields.flatMap((field) => {
      const error = errorOf(field, message[field].trim());
      return error ? [[field, error]] : [];
    }),
  );
}

function errorOf(field: Field, text: string): MessageError | undefined {
  const { length } = text;
  const maximum = maxima[field];
  if (length === 0) return { sentence: missing[field] };
  if (length > maximum) return { sentence: 'text.tooLong', length, count: maximum };
  if (field === 'email' && !simpleEmail.test(text)) return { sentence: 'contact.emailInvalid' };
  return undefined;
}
