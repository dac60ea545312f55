import { draftOfForm } from '../../../form/draft-of-form.ts';

/** The name of the form in which a note about an order is written. */
export const noteFormOf = (orderId: number): string => `note-${orderId}`;

/** Puts words into that form, where they stand unsaved until somebody opens the order, after what is written there. */
export function keepNote(userId: number, orderId: number, words: string): void {
  const draft = draftOfForm<null, { text: string }>(userId, noteFormOf(orderId));
  const text = [draft.read()?.fields.text, words].filter(Boolean).join('\n');
  draft.save({ base: null, fields: { text } });
}
