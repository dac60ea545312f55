import {
  type DestinationMethod,
  type LedgerMethod,
  type MoneyMethod,
  type Piastres,
  piastres,
  type ReturnWish,
  signedPiastres,
  type wayPayers,
} from '@craftsandore/contract';

import { type AskedOrder, askingText } from './asking-text.ts';
import { deliveryDays } from './delivery-days.ts';
import { formattersFor } from './formatters.ts';
import type { Locale } from './locale.ts';
import { mailSentence, mailSubject } from './mail-sentence.ts';
import type { Said } from './owners-words.ts';

type Row = [label: string, value: string];

/** A paragraph, or what a mail shows otherwise. */
export type MailPart =
  | string
  | { link: string; href: string }
  | { rows: Row[]; total: Row }
  /** As somebody wrote it, line by line. */
  | { quote: string };

/** What a mail says, in the order in which it says it; plain text throughout. */
export type MailContent = { subject: string; parts: MailPart[] };

/** Money that was paid, or paid back. */
type ToldPayment = { amount: Piastres; method: LedgerMethod; reference: string | null };

/** An order as its customer is told of it, in their language. */
export type ToldOrder = {
  reference: string;
  lines: {
    name: string;
    design: string;
    quantity: number;
    cost: Piastres;
    isMadeToOrder?: boolean;
  }[];
  subtotal: Piastres;
  /** What was agreed on beside the prices, each with its reason. */
  adjustments: { label: string; amount: Piastres; isOfDelivery?: boolean | undefined }[];
  shippingFees: Piastres;
  totalCost: Piastres;
  /** Of one that was made in exchange: what came back is worth; null for every other. */
  credit: Piastres | null;
  /** What else was paid before the door. */
  deposits: ToldPayment[];
  /** What is left to pay at the door. */
  toPay: Piastres;
  /** What is owed of it, for no return. */
  due: ToldRefund['due'];
  to: ToldRefund['to'];
  address: string;
  promised: { from: string; to: string } | null;
  /** Opens the page that confirms it; null where there is nothing to confirm. */
  confirmUrl: string | null;
  /** Opens the whole order. */
  url: string;
};

/** Where a refund is paid to, of which a mail says the end. */
type ToldDestination = { method: DestinationMethod; masked: string };

/** What was paid back of an order. */
type ToldRefund = {
  reference: string;
  refunds: ToldPayment[];
  /** Null where nobody has said. */
  to: ToldDestination | null;
  /** What is still owed, and its last day; null where nothing is. */
  due: { amount: Piastres; day: string } | null;
  /** Opens the whole order. */
  url: string;
};

/** A return of pieces of an order, in the customer's language. */
export type ToldReturn = ToldRefund & {
  /** Those that have come, once somebody has looked. */
  pieces: { name: string; design: string; quantity: number }[];
  wanted: ReturnWish;
  /** What was paid for the pieces. */
  worth: Piastres;
  /** Why it was refused; null where it was not. */
  answer: string | null;
  /** Null until it was approved. */
  wayPaidBy: (typeof wayPayers)[number] | null;
};

/** What tells of a return. */
type ReturnMessage = 'returnRequested' | 'returnApproved' | 'returnRefused' | 'returnReceived';

/** What tells of an order as it is. */
type OrderMessage = 'placed' | 'changed' | 'confirmed' | 'shipped' | 'cancelled' | 'delayed';

/** What a customer is told by mail, with all that it says. */
export type Told =
  | { message: ReturnMessage; told: ToldReturn }
  | { message: 'refundPaid' | 'refundDestinationGiven'; told: ToldRefund }
  | { message: OrderMessage; order: ToldOrder }
  | { message: 'confirm' | 'lastWarning'; order: AskedOrder }
  | { message: 'howWasIt'; reference: string; products: { name: string; url: string }[] }
  | { message: 'backInStock'; product: string; url: string; stopUrl: string };

type Chat = Extract<Told, { message: 'confirm' | 'lastWarning' }>;

const isChat = (told: Told): told is Chat =>
  told.message === 'confirm' || told.message === 'lastWarning';

type Written = { said: Said; greeting: string; locale: Locale };

/** A mail to a customer, in the owner's words. */
export function customerMail(told: Told, { said, greeting, locale }: Written): MailContent {
  if (isChat(told)) {
    // It has neither a subject nor a greeting of its own: the owner is mailed what it would say.
    const template = told.message === 'confirm' ? 'please-confirm' : 'last-warning';
    const { reference } = told.order;
    return {
      subject: mailSubject('asking.subject', locale, { reference }),
      parts: [askingText(told.order, { template, said, locale })],
    };
  }
  const { message } = told;
  const wordsWith = (values: Parameters<Said['text']>[1]) => ({
    subject: said.subject(`${message}Subject`, values),
    first: [greeting, said.text(`${message}Text`, values)],
  });

  switch (told.message) {
    case 'howWasIt': {
      const { subject, first } = wordsWith({ orderNumber: told.reference });
      const links = told.products.map(({ name, url: href }) => ({
        ...{ link: mailSentence('reviewInvitation.link', locale, { name }), href },
      }));
      const once = mailSentence('reviewInvitation.once', locale);
      return { subject, parts: [...first, ...links, once] };
    }
    case 'backInStock': {
      const { subject, first } = wordsWith({ product: told.product });
      const link = { link: mailSentence('backInStock.link', locale), href: told.url };
      const once = mailSentence('backInStock.once', locale, { address: told.stopUrl });
      return { subject, parts: [...first, link, once] };
    }
    case 'returnRequested':
    case 'returnApproved':
    case 'returnRefused':
    case 'returnReceived':
    case 'refundPaid':
    case 'refundDestinationGiven': {
      const { subject, first } = wordsWith({ orderNumber: told.told.reference });
      const link = { link: mailSentence('orderPlaced.link', locale), href: told.told.url };
      const below = belowWordsOfReturn(told, locale);
      return { subject, parts: [...first, ...below, link] };
    }
    default: {
      const { order } = told;
      const total = formattersFor(locale).total(order.totalCost);
      const { subject, first } = wordsWith({ orderNumber: order.reference, total });
      const link = { link: mailSentence('orderPlaced.link', locale), href: order.url };
      return { subject, parts: [...first, ...belowWords(told, locale), link] };
    }
  }
}

/** What stands below the owner's words about an order, so that no wording can lose it. */
function belowWords(
  { message, order }: Extract<Told, { message: OrderMessage }>,
  locale: Locale,
): MailPart[] {
  // Of what is cancelled nothing comes, and nothing is paid but what comes back.
  if (message === 'cancelled') return owedIn(order, locale);
  if (message !== 'delayed') {
    const toPay = toPayOf(order, { locale, isAtTheDoor: message === 'shipped' });
    return [toPay, ...summaryOf(order, locale), ...owedIn(order, locale)];
  }
  const days = order.promised && deliveryDays(order.promised, locale);
  return [
    ...(days ? [mailSentence('delayed.promised', locale, { days })] : []),
    mailSentence('delayed.cancel', locale),
    ...summaryOf({ ...order, promised: null }, locale),
  ];
}

/** What is to be paid in cash, whatever the owner says: of an order that is paid ahead it may be less, or nothing. */
function toPayOf(
  { toPay }: ToldOrder,
  { locale, isAtTheDoor }: { locale: Locale; isAtTheDoor: boolean },
): string {
  if (toPay === 0) return mailSentence('orderPlaced.nothingToPay', locale);
  const amount = formattersFor(locale).total(toPay);
  const sentence = isAtTheDoor ? 'orderPlaced.cashReady' : 'orderPlaced.cash';
  return mailSentence(sentence, locale, { amount });
}

function summaryOf(order: ToldOrder, locale: Locale): MailPart[] {
  const { total } = formattersFor(locale);
  const { lines, subtotal, adjustments, shippingFees, totalCost } = order;
  const { address, promised, confirmUrl, credit, deposits, toPay } = order;
  const sum: Row = [mailSentence('orderPlaced.total', locale), total(totalCost)];
  const adjusted = (isBelow: boolean) =>
    adjustments
      .filter(({ isOfDelivery = false }) => isOfDelivery === isBelow)
      .map(({ label, amount }): Row => [label, total(amount)]);
  const rows: Row[] = [
    ...lines.map(({ cost, isMadeToOrder, ...line }): Row => [
      mailSentence(isMadeToOrder ? 'orderPlaced.madeLine' : 'orderPlaced.line', locale, line),
      total(cost),
    ]),
    [mailSentence('orderPlaced.subtotal', locale), total(subtotal)],
    ...adjusted(false),
    [mailSentence('orderPlaced.shipping', locale), total(shippingFees)],
    ...adjusted(true),
  ];
  const paid: Row[] = [
    ...(credit === null ? [] : [[mailSentence('orderPlaced.credit', locale), credit] as const]),
    ...deposits.map(
      ({ amount, ...payment }) =>
        [
          mailSentence('orderPlaced.paid', locale, { how: howPaid(payment, locale) }),
          amount,
        ] as const,
    ),
  ].map(([label, amount]): Row => [label, total(signedPiastres(0 - amount))]);
  if (paid.length > 0) rows.push(sum, ...paid);
  const last: Row =
    paid.length > 0 ? [mailSentence('orderPlaced.toPay', locale), total(toPay)] : sum;
  const days = promised && deliveryDays(promised, locale);
  return [
    { rows, total: last },
    mailSentence('orderPlaced.address', locale, { address }),
    ...(days ? [mailSentence('orderPlaced.days', locale, { days })] : []),
    ...(lines.some(({ isMadeToOrder }) => isMadeToOrder)
      ? [mailSentence('orderPlaced.made', locale)]
      : []),
    ...(confirmUrl
      ? [{ link: mailSentence('orderPlaced.confirm', locale), href: confirmUrl }]
      : []),
  ];
}

/** What stands below the owner's words about a return, or the money for it, so that no wording can lose it. */
function belowWordsOfReturn(said: Extract<Told, { told: ToldRefund }>, locale: Locale): MailPart[] {
  switch (said.message) {
    case 'refundPaid':
      return [paidParts(said.told, locale), ...owedIn(said.told, locale)];
    case 'refundDestinationGiven':
      return [...sentTo(said.told, locale), mailSentence('return.toNotYours', locale)];
    default:
      return partsOfReturn(said, locale);
  }
}

function partsOfReturn(
  { message, told }: Extract<Told, { message: ReturnMessage }>,
  locale: Locale,
): MailPart[] {
  const { total } = formattersFor(locale);
  const { answer, wanted, worth, wayPaidBy } = told;
  const lines = told.pieces.map((piece) => mailSentence('orderPlaced.line', locale, piece));
  const pieces = mailSentence('return.pieces', locale, {
    pieces: lines.join(locale === 'ar' ? '؛ ' : '; '),
  });

  switch (message) {
    case 'returnRequested':
      return wanted === 'repair'
        ? [pieces]
        : [
            pieces,
            mailSentence('return.worth', locale, { amount: total(worth) }),
            ...sentTo(told, locale),
          ];
    case 'returnApproved': {
      const way = wayPaidBy === 'customer' ? 'return.wayToPay' : 'return.wayOnUs';
      return [mailSentence(way, locale), pieces];
    }
    case 'returnRefused':
      return [...(answer ? [{ quote: answer }] : []), pieces];
    case 'returnReceived':
      if (wanted === 'repair') return [pieces, mailSentence('return.mending', locale)];
      return [
        pieces,
        ...owedIn(told, locale, wanted === 'exchange' ? 'return.exchanging' : 'return.due'),
      ];
  }
}

function owedIn(
  { due, to }: Pick<ToldRefund, 'due' | 'to'>,
  locale: Locale,
  sentence: 'return.due' | 'return.exchanging' = 'return.due',
): MailPart[] {
  const { total, date } = formattersFor(locale);
  if (!due) return [];
  const values = { amount: total(due.amount), day: date(due.day) };
  const where = to || sentence === 'return.exchanging' ? sentTo({ to }, locale) : null;
  return [
    mailSentence(sentence, locale, values),
    ...(where ?? [mailSentence('return.askWhereTo', locale)]),
  ];
}

/** Where money goes; nothing where nobody has said. */
function sentTo({ to }: Pick<ToldRefund, 'to'>, locale: Locale): MailPart[] {
  if (!to) return [];
  const method = mailSentence(refundMethods[to.method], locale);
  return [mailSentence('return.sentTo', locale, { method, end: `\u2066${to.masked}\u2069` })];
}

const paidMethods = {
  cash: 'orderPlaced.byCash',
  transfer: 'orderPlaced.byTransfer',
  instapay: 'orderPlaced.byInstapay',
  wallet: 'orderPlaced.byWallet',
} as const satisfies Record<MoneyMethod, string>;

/** How a deposit came; what came in exchange has a row of its own. */
function howPaid({ method: name, reference }: Omit<ToldPayment, 'amount'>, locale: Locale) {
  const method = mailSentence(paidMethods[name === 'exchange' ? 'cash' : name], locale);
  return reference ? mailSentence('return.reference', locale, { method, reference }) : method;
}

const refundMethods = {
  cash: 'return.cash',
  transfer: 'return.transfer',
  instapay: 'return.instapay',
  wallet: 'return.wallet',
} as const satisfies Record<MoneyMethod, string>;

function paidParts({ refunds }: ToldRefund, locale: Locale): MailPart {
  const { total } = formattersFor(locale);
  const rows = refunds.map(({ amount, method: name, reference }): Row => {
    if (name === 'exchange') {
      const order = { reference: reference ?? '' };
      return [mailSentence('return.exchange', locale, order), total(amount)];
    }
    const method = mailSentence(refundMethods[name], locale);
    const label = reference
      ? mailSentence('return.reference', locale, { method, reference })
      : method;
    return [label, total(amount)];
  });
  const sum = piastres(refunds.reduce((all, { amount }) => all + amount, 0));
  return { rows, total: [mailSentence('return.paid', locale), total(sum)] };
}

/** A mail, or what stands in a chat, as plain text. */
export const mailText = ({ parts }: Pick<MailContent, 'parts'>): string =>
  parts.map(textOf).join('\n\n');

function textOf(part: MailPart): string {
  if (typeof part === 'string') return part;
  if ('link' in part) return `${part.link}:\n${part.href}`;
  if ('rows' in part) {
    return [...part.rows, part.total].map(([label, value]) => `${label}: ${value}`).join('\n');
  }
  return part.quote.replace(/^/gm, '> ');
}
