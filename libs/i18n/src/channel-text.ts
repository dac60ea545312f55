import type { askingTemplates } from '@craftsandore/contract';

import { type AskedOrder, piecesText, toPayText } from './asking-text.ts';
import { createSentences } from './create-i18n.ts';
import { deliveryDays } from './delivery-days.ts';
import { channels as arabic } from './dictionaries/mail/channels.ar.ts';
import { channels as english } from './dictionaries/mail/channels.en.ts';
import { formattersFor } from './formatters.ts';
import type { Locale } from './locale.ts';

type AskingTemplate = (typeof askingTemplates)[number];

type Asked = { template: AskingTemplate; shop: string; locale: Locale };

const sentence = createSentences({ ar: arabic, en: english });

/** What a text that WhatsApp has approved leaves open, in the order of its variables. */
const variables = ['shop', 'reference', 'pieces', 'total', 'days', 'link'] as const;

/** The buttons below it, in their order; a press on one comes back as its answer. */
const answers = ['confirm', 'call_me'] as const;

/** By these names the texts are approved. */
const names = { 'please-confirm': 'order_confirm', 'last-warning': 'order_last_warning' } as const;

/** A longer name would make a text longer than WhatsApp takes. */
const longestValue = 200;

export type WhatsAppText = {
  name: string;
  /** Of the variables, in their order. */
  values: string[];
  /** As the customer reads it. */
  text: string;
  answers: readonly (typeof answers)[number][];
};

/** What a customer is asked by WhatsApp: the name of an approved text with what is put into it, and how that reads. */
export function whatsAppText(
  order: Omit<AskedOrder, 'name'>,
  { template, shop, locale }: Asked,
): WhatsAppText {
  const { promised } = order;
  const values = {
    ...valuesOf(order, { shop, locale }),
    pieces: piecesText(order, locale),
    total: toPayText(order, locale),
    days: promised ? deliveryDays(promised, locale) : sentence('noDays', locale),
  };
  const put = Object.fromEntries(variables.map((name) => [name, oneLine(values[name])]));
  return {
    name: names[template],
    values: Object.values(put),
    text: sentence(`${template}.whatsapp`, locale, put),
    answers,
  };
}

/** The same by SMS, in few letters. */
export const smsText = (
  order: Omit<AskedOrder, 'name'>,
  { template, shop, locale }: Asked,
): string => sentence(`${template}.sms`, locale, valuesOf(order, { shop, locale }));

function valuesOf(
  { reference, toPay, confirmUrl }: Omit<AskedOrder, 'name'>,
  { shop, locale }: Pick<Asked, 'shop' | 'locale'>,
) {
  const total = toPay === 0 ? sentence('paidInFull', locale) : formattersFor(locale).money(toPay);
  return { shop, reference, total, link: confirmUrl };
}

/** WhatsApp refuses a value that is empty, or has lines or rows of spaces of its own. */
const oneLine = (value: string) =>
  value.trim().replace(/\s+/g, ' ').slice(0, longestValue).trimEnd().toWellFormed() || '–';

/** A text as it is sent in to be approved, its variables as WhatsApp writes them, with the words of its buttons. */
export function whatsAppManifest(template: AskingTemplate, locale: Locale) {
  const numbered = Object.fromEntries(variables.map((name, index) => [name, `{{${index + 1}}}`]));
  return {
    name: names[template],
    body: sentence(`${template}.whatsapp`, locale, numbered),
    buttons: answers.map((answer) => sentence(`button.${answer}`, locale)),
  };
}
