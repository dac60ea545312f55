import { piastres, signedPiastres } from '@craftsandore/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aFreeDelivery, aGuestOrder } from '../../testing/a-guest-order.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { OrderLines } from './order-lines.tsx';

const adjustments = [
  { label: 'خدش في القاع', labelAr: 'خدش في القاع', amount: signedPiastres(-5_000) },
  { label: 'Gift wrapping', labelAr: 'Gift wrapping', amount: signedPiastres(3_000) },
];

test.each([
  ['ar', '−٥٠٫٠٠ ج.مناقص ٥٠ جنيهًا مصريًا', '٣٠٫٠٠ ج.م٣٠ جنيهًا مصريًا'],
  ['en', '−LE 50.00minus 50 Egyptian pounds', 'LE 30.0030 Egyptian pounds'],
] as const)('says in %s what was agreed on, between lines and delivery', (locale, less, more) => {
  renderInApp(<OrderLines order={{ ...aGuestOrder, adjustments }} />, { locale });
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms.slice(1, 3)).toEqual(['خدش في القاع', 'Gift wrapping']);
  const amounts = screen
    .getAllByRole('definition')
    .map(({ textContent }) => textContent.replace(/[\u2068\u2069]/g, ''));
  expect(amounts.slice(1, 3)).toEqual([less, more]);
});

test('says what is off delivery below its fee', () => {
  const all = [...adjustments, aFreeDelivery(6_000)];
  renderInApp(<OrderLines order={{ ...aGuestOrder, adjustments: all.toReversed() }} />);
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms.slice(2, 5)).toEqual(['خدش في القاع', 'Shipping fees', 'Free delivery']);
});

test.each([
  ['its link', [{ orderId: 1101, trackingToken: 'a-token' }], '/track/a-token'],
  ['the account', undefined, '/orders/1101'],
])('one that was made in exchange leads to the order before by %s', (_, linked, href) => {
  const before = { orderId: 1101, orderReference: 'CS-26-01101', returnId: 31 };
  const exchangeOf = { ...before, credit: piastres(89_000), toPay: piastres(95_000) };
  renderInApp(<OrderLines order={{ ...aGuestOrder, exchangeOf }} {...(linked && { linked })} />);
  const [of, toPay] = screen.getAllByRole('definition').slice(-2);
  expect(of).toHaveTextContent('−LE 890.00');
  expect(toPay).toHaveTextContent('LE 950.00');
  expect(screen.getByRole('link', { name: 'CS-26-01101' })).toHaveAttribute('href', href);
});

test.each([
  ['ar', 'القطع التي استلمتها', 'القطع التي رفضتها عند الباب، ولا تُحسب عليك', '٨٩٠', '× ٣'],
  ['en', 'Pieces that you kept', 'Pieces that you refused at the door: not charged', '890', '× 3'],
] as const)('says in %s what was kept at the door and what was refused', (locale, ...said) => {
  const [kept, refused, price, count] = said;
  const [line] = aGuestOrder.lines;
  const rest = line ? [{ ...line, quantity: 3 }] : [];
  renderInApp(<OrderLines order={{ ...aGuestOrder, refused: rest }} />, { locale });
  expect(screen.getByRole('list', { name: kept })).toHaveTextContent(price);
  const free = screen.getByRole('list', { name: refused });
  expect(free).toHaveTextContent(count);
  expect(free).not.toHaveTextContent(price);
});

test('of an order that was kept as it was sent it says nothing of the door', () => {
  renderInApp(<OrderLines order={aGuestOrder} />);
  expect(screen.getAllByRole('list')).toHaveLength(1);
  expect(screen.queryByText(/refused|kept/)).not.toBeInTheDocument();
});

const deposits = {
  payments: [
    {
      ...{ amount: piastres(50_000), method: 'wallet' as const, reference: 'T-88' },
      at: '2026-11-22T09:00:00.000Z',
    },
  ],
  toPay: piastres(134_000),
};

test.each([
  { locale: 'ar', term: 'مدفوع مقدّمًا', how: 'من محفظتك', amount: '−٥٠٠', left: '١٬٣٤٠' },
  { locale: 'en', term: 'Paid ahead', how: 'from your wallet', amount: '−LE 500', left: '1,340' },
] as const)(
  'says in $locale what was paid ahead and what is left to pay',
  ({ locale, term, how, amount, left }) => {
    renderInApp(<OrderLines order={{ ...aGuestOrder, deposits }} />, { locale });
    expect(screen.getByText(term)).toBeVisible();
    const [paid, toPay] = screen.getAllByRole('definition').slice(-2);
    for (const words of [amount, how, 'T-88']) expect(paid).toHaveTextContent(words);
    expect(toPay).toHaveTextContent(left);
  },
);

test.each([
  { name: 'shipped', sum: /^You pay at the door.*1,340/ },
  { name: 'delivered', sum: /^You paid at the door.*1,340/ },
  { name: 'cancelled', sum: /^Paid ahead.*500/ }, // and nothing at the door
] as const)('the sums of one that is $name end with what is so', ({ name, sum }) => {
  renderInApp(<OrderLines order={{ ...aGuestOrder, status: { id: 4, name }, deposits }} />);
  const last = screen.getAllByRole('term').at(-1)?.parentElement;
  expect(last?.textContent).toMatch(sum);
});

test('says of what is made to order, and of that alone, that it cannot be returned', () => {
  const [line] = aGuestOrder.lines;
  if (!line) throw new Error('The order has no line');
  const lines = [line, { ...line, orderLineId: 99, madeToOrderDays: 7 }];
  renderInApp(<OrderLines order={{ ...aGuestOrder, lines }} />);
  expect(screen.getAllByText(/^Made to order: cannot be returned/)).toHaveLength(1);
});
