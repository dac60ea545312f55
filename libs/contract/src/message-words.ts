import { z } from 'zod';

import { line, text } from './values.ts';

/** What the owner's words may name; the shop puts the value in its place. */
export type MessagePlace =
  'name' | 'orderNumber' | 'pieces' | 'total' | 'days' | 'link' | 'product' | 'shop';

/** Words of a message: the places that they must have and may have besides, and whether they are one line. */
type Rules = { needed: readonly MessagePlace[]; allowed: readonly MessagePlace[]; isLine: boolean };

const words = (
  isLine: boolean,
  needed: readonly MessagePlace[],
  ...others: MessagePlace[]
): Rules => ({ isLine, needed, allowed: [...needed, ...others, 'shop'] });

const ofOrder = {
  subject: words(true, ['orderNumber'], 'total'),
  text: words(false, ['orderNumber'], 'total'),
};
const ofReturn = {
  subject: words(true, ['orderNumber']),
  text: words(false, ['orderNumber']),
};
/** In a chat, without a greeting of its own; `link` is where the customer answers alone. */
const asking = words(false, ['orderNumber', 'link'], 'name', 'pieces', 'total', 'days');
/** Everything that the shop says to customers by itself in the owner's words, by what it says. */
export const messageRules = {
  greeting: words(true, ['name']),
  /** To who has not shown that an address is theirs: nobody's words go to strangers. */
  greetingWithoutName: words(true, []),
  placedSubject: ofOrder.subject,
  placedText: ofOrder.text,
  changedSubject: ofOrder.subject,
  changedText: ofOrder.text,
  confirmText: asking,
  lastWarningText: asking,
  confirmedSubject: ofOrder.subject,
  confirmedText: ofOrder.text,
  shippedSubject: ofOrder.subject,
  shippedText: ofOrder.text,
  cancelledSubject: ofOrder.subject,
  cancelledText: ofOrder.text,
  delayedSubject: ofOrder.subject,
  delayedText: ofOrder.text,
  returnRequestedSubject: ofReturn.subject,
  returnRequestedText: ofReturn.text,
  returnApprovedSubject: ofReturn.subject,
  returnApprovedText: ofReturn.text,
  returnRefusedSubject: ofReturn.subject,
  returnRefusedText: ofReturn.text,
  returnReceivedSubject: ofReturn.subject,
  returnReceivedText: ofReturn.text,
  refundPaidSubject: ofReturn.subject,
  refundPaidText: ofReturn.text,
  refundDestinationGivenSubject: ofReturn.subject,
  refundDestinationGivenText: ofReturn.text,
  howWasItSubject: words(true, ['orderNumber']),
  howWasItText: words(false, ['orderNumber']),
  backInStockSubject: words(true, ['product']),
  backInStockText: words(false, ['product']),
} as const satisfies Record<string, Rules>;
export type MessageField = keyof typeof messageRules;

/** A place in words: `{orderNumber}`. */
const placePattern = /\{([^{}\n]*)\}/g;

/** The places that words name, known or not, in their order. */
export const placesIn = (words: string): string[] =>
  [...words.matchAll(placePattern)].map(([, place]) => (place ?? '').trim());

/** Why words cannot be used, for `validationSentence`: a place that is not there, or one that is missing. */
type PlaceFault = { unknownPlace: string; places: string } | { missingPlace: string };

const written = (places: readonly string[]) => places.map((place) => `{${place}}`).join(' ');

function faultOf(words: string, { needed, allowed }: Rules): PlaceFault | null {
  const named = placesIn(words);
  const unknown = named.find((place) => !allowed.some((known) => known === place));
  if (unknown !== undefined) return { unknownPlace: written([unknown]), places: written(allowed) };
  const missing = needed.find((place) => !named.includes(place));
  return missing === undefined ? null : { missingPlace: written([missing]) };
}

/** WhatsApp takes 1,024 signs, and places grow. */
const longest = { line: 150, text: 700 };

/** Null for the words that the shop came with. */
const wordsOf = (rules: Rules) =>
  (rules.isLine ? line(longest.line) : text(longest.text))
    .check(({ value, issues }) => {
      const params = value && faultOf(value, rules);
      if (params) issues.push({ code: 'custom', params, input: value });
    })
    .nullable();

type WordsField = MessageField | `${MessageField}Ar`;
type Words = ReturnType<typeof wordsOf>;

const shape = Object.fromEntries(
  Object.entries(messageRules).flatMap(([field, rules]) => [
    [field, wordsOf(rules)],
    [`${field}Ar`, wordsOf(rules)],
  ]),
) as Record<WordsField, Words>; // of each field, in both languages

/** The owner's words of what the shop writes to customers, in English and Arabic. */
export const MessageSettings = z.object(shape);
export type MessageSettings = z.infer<typeof MessageSettings>;

/** Until the owner says otherwise, messages say what the dictionaries do. */
export const defaultMessages = Object.fromEntries(
  Object.keys(shape).map((field) => [field, null]),
) as MessageSettings; // each field is null

/** What the owner's words are shown by: each message in a part of the form, with its fields. */
export const wordedMessages = {
  placed: ['placedSubject', 'placedText'],
  changed: ['changedSubject', 'changedText'],
  confirm: ['confirmText'],
  lastWarning: ['lastWarningText'],
  confirmed: ['confirmedSubject', 'confirmedText'],
  shipped: ['shippedSubject', 'shippedText'],
  delayed: ['delayedSubject', 'delayedText'],
  cancelled: ['cancelledSubject', 'cancelledText'],
  returnRequested: ['returnRequestedSubject', 'returnRequestedText'],
  returnApproved: ['returnApprovedSubject', 'returnApprovedText'],
  returnRefused: ['returnRefusedSubject', 'returnRefusedText'],
  returnReceived: ['returnReceivedSubject', 'returnReceivedText'],
  refundPaid: ['refundPaidSubject', 'refundPaidText'],
  refundDestinationGiven: ['refundDestinationGivenSubject', 'refundDestinationGivenText'],
  howWasIt: ['howWasItSubject', 'howWasItText'],
  backInStock: ['backInStockSubject', 'backInStockText'],
} as const satisfies Record<string, readonly MessageField[]>;
export type WordedMessage = keyof typeof wordedMessages;

/** In the order in which a customer may get them. */
export const testableMessages = Object.keys(wordedMessages) as WordedMessage[]; // which are its keys
