import { askingTemplates, piastres } from '@craftsandore/contract';
import { describe, expect, test } from 'vitest';

import { type AskedOrder, askingText } from './asking-text.ts';
import { type Locale, locales } from './locale.ts';
import { ownersWords } from './owners-words.ts';

const order: AskedOrder = {
  name: 'Heba Radwan',
  reference: 'CS-26-01184',
  totalCost: piastres(519_000),
  toPay: piastres(519_000),
  pieces: 4,
  firstPiece: { name: 'Salad bowl with servers', nameAr: 'سلطانية سلطة مع ملعقتي تقديم' },
  promised: { from: '2026-11-24', to: '2026-11-26' },
  confirmUrl: 'https://shop.example/c/AAAEoAtLzZqkY1yXbQm5s1Yw7k8',
};
const shops = { ar: 'كرافتساندور', en: 'Craftsandore' };

type Asked = { order?: Partial<AskedOrder>; words?: string; isLast?: boolean };

function textIn(locale: Locale, { order: changes, words, isLast = false }: Asked = {}) {
  const settings = words === undefined ? {} : { confirmText: words, confirmTextAr: words };
  const said = ownersWords(settings, locale, shops[locale]);
  const template = isLast ? 'last-warning' : 'please-confirm';
  return askingText({ ...order, ...changes }, { template, said, locale });
}

/** Prices hold a space that does not break; signs that isolate are shown. */
const shown = (text: string) =>
  text.replaceAll('\u00a0', ' ').replaceAll('\u2068', '⟨').replaceAll('\u2069', '⟩');

describe.each(locales)('a customer is asked in %s', (locale) => {
  test.each([false, true])('(for the last time: %s)', (isLast) => {
    expect(shown(textIn(locale, { isLast }))).toMatchSnapshot();
  });
});

test('what is not known is left out with its line, and one piece is named alone', () => {
  const text = textIn('en', { order: { name: '', pieces: 1, promised: null } });
  expect(text.split('\n')).toEqual([
    'This is Craftsandore. We have received your order:',
    'CS-26-01184',
    'Salad bowl with servers',
    'Total, cash on delivery:',
    'LE\u00a05,190',
    'Shall we confirm it? Reply here, or answer with one press:',
    order.confirmUrl,
  ]);
});

test.each(locales)('no line mixes directions without signs, in %s', (locale) => {
  for (const template of askingTemplates) {
    const lines = textIn(locale, { isLast: template === 'last-warning' }).split('\n');
    const outside = lines.map((line) => line.replace(/\u2068.*?\u2069/g, ''));
    const mixed = outside.filter((line) => /[\u0600-\u06ff]/.test(line) && /[A-Za-z]/.test(line));
    expect(mixed).toEqual([]);
  }
});

test('the owner’s words may put values anywhere: those that run the other way are isolated, and the link stays whole', () => {
  const words = 'طلبك {orderNumber} يا {name}، بمبلغ {total}: {link} شكرًا\n\n\n{days}';
  expect(shown(textIn('ar', { words, order: { promised: null } }))).toBe(
    ['طلبك ⟨CS-26-01184⟩ يا ⟨Heba Radwan⟩، بمبلغ ٥٬١٩٠ ج.م:', order.confirmUrl, 'شكرًا'].join('\n'),
  );
});

test('of one that is paid in part it asks for what is left', () => {
  const words = '{orderNumber} {total} {link}';
  const text = textIn('en', { words, order: { toPay: piastres(19_000) } });
  expect(shown(text)).toContain('CS-26-01184 LE 190 (LE 5,000 of LE 5,190 is paid already)');
});

test('a value that looks like a place stays what it is', () => {
  const words = '{name} {orderNumber} {link}';
  expect(textIn('en', { words, order: { name: '{total} $&' } }).split('\n')[0]).toBe(
    '{total} $& CS-26-01184',
  );
});
