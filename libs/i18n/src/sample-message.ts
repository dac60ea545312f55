import { piastres } from '@craftsandore/contract';
import type { WordedMessage } from '@craftsandore/contract';

import type { Told } from './customer-mail.ts';
import type { Locale } from './locale.ts';

const said = {
  ar: {
    name: 'سلمى منصور',
    pieces: [
      { name: 'سلطانية سلطة مع ملعقتي تقديم', design: 'خشب زيتون', quantity: 1 },
      { name: 'لوح تقطيع', design: 'خشب زان', quantity: 2 },
    ],
    address: 'شارع طلعت حرب ١٧، وسط البلد، القاهرة',
    answer: 'القطعة محفورة باسمك، ولا يمكن بيعها مرة أخرى.',
  },
  en: {
    name: 'Salma Mansour',
    pieces: [
      { name: 'Salad bowl with servers', design: 'Olive wood', quantity: 1 },
      { name: 'Cutting board', design: 'Beech', quantity: 2 },
    ],
    address: '17 Talaat Harb Street, Downtown, Cairo',
    answer: 'It is engraved with your name, and cannot be sold again.',
  },
} as const;

const ofReturns = [
  'returnRequested',
  'returnApproved',
  'returnRefused',
  'returnReceived',
] as const satisfies WordedMessage[];

const isOfReturn = (message: WordedMessage): message is (typeof ofReturns)[number] =>
  ofReturns.some((one) => one === message);

/** The customer of a made-up order. */
export const sampleName = (locale: Locale): string => said[locale].name;

/** A message about a made-up order, to see the owner's words in. Its links lead to the shop's first page. */
export function sampleMessage(message: WordedMessage, locale: Locale, shopUrl: string): Told {
  const { pieces, address } = said[locale];
  const [bowl, board] = pieces;
  const reference = 'CS-26-01184';
  const url = `${shopUrl}/`;
  if (message === 'confirm' || message === 'lastWarning') {
    return {
      message,
      order: {
        ...{ name: said[locale].name, reference, confirmUrl: `${shopUrl}/c/…`, pieces: 3 },
        firstPiece: { name: said.en.pieces[0].name, nameAr: said.ar.pieces[0].name },
        ...{ totalCost: piastres(233_000), toPay: piastres(233_000) },
        promised: { from: '2026-11-24', to: '2026-11-26' },
      },
    };
  }
  const amount = piastres(98_000);
  const paidBack = { amount, method: 'instapay' as const, reference: '60124417' };
  const to = { method: 'instapay' as const, masked: '…ma@instapay' };
  if (message === 'refundPaid' || message === 'refundDestinationGiven') {
    return { message, told: { reference, url, to, refunds: [paidBack], due: null } };
  }
  if (isOfReturn(message)) {
    return {
      message,
      told: {
        ...{ reference, url, pieces: [board], wanted: 'refund', worth: amount },
        answer: message === 'returnRefused' ? said[locale].answer : null,
        wayPaidBy: 'shop',
        ...{ refunds: [], to },
        due: { amount, day: '2026-12-04' },
      },
    };
  }
  if (message === 'howWasIt') return { message, reference, products: [{ name: bowl.name, url }] };
  if (message === 'backInStock') return { message, product: bowl.name, url, stopUrl: url };
  return {
    message,
    order: {
      ...{ reference, url, address },
      confirmUrl: message === 'placed' || message === 'changed' ? url : null,
      lines: [
        { ...bowl, cost: piastres(129_000) },
        { ...board, cost: piastres(98_000) },
      ],
      adjustments: [],
      ...{ subtotal: piastres(227_000), shippingFees: piastres(6_000) },
      totalCost: piastres(233_000),
      ...{ credit: null, deposits: [], toPay: piastres(233_000), due: null, to: null },
      promised: { from: '2026-11-24', to: '2026-11-26' },
    },
  };
}
