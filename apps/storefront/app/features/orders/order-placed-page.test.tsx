import { type CustomerOrderDetails, piastres } from '@craftsandore/contract';
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInApp } from '../../testing/render-in-app.tsx';
import { OrderPlacedPage } from './order-placed-page.tsx';

const order: CustomerOrderDetails = {
  version: 1,
  id: 7,
  orderReference: 'CS-26-01184',
  status: { id: 1, name: 'pending' },
  costBreakdown: {
    subtotal: piastres(0),
    discount: piastres(0),
    shippingFees: piastres(0),
    totalCost: piastres(0),
  },
  paymentMethod: 'cash',
  promised: { from: '2026-11-24', to: '2026-11-26' },
  isLate: false,
  createdAt: '2026-11-20T08:00:00.000Z',
  lines: [],
  refused: [],
  adjustments: [],
  refundTo: null,
  exchangeOf: null,
  customerName: 'سلمى',
  customerNote: null,
  shippingDetails: {
    streetAddress: '٩ شارع النصر',
    city: 'المعادي',
    governorate: 'القاهرة',
    postalCode: '11431',
    phoneNumber: '+201000000001',
  },
  billingDetails: null,
  history: [],
  parcel: null,
  returns: null,
  deposits: null,
  refund: null,
};

const page = { followHref: '/orders/7' };

test('thanks by the whole name: the first word of it may be a title', () => {
  const customerName = 'السيدة منى فؤاد';
  renderInApp(<OrderPlacedPage {...page} order={{ ...order, customerName }} />, { locale: 'ar' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(customerName);
});

test('says that the shop asks for a word first, until that is decided', () => {
  renderInApp(<OrderPlacedPage {...page} order={order} />);
  expect(document.body).toHaveTextContent('to confirm it, then we prepare it');
  cleanup();
  const status = { id: 2, name: 'confirmed' } as const;
  renderInApp(<OrderPlacedPage {...page} order={{ ...order, status }} />);
  expect(document.body).not.toHaveTextContent('to confirm it');
});

test('asks at the door for what is left to pay, and for nothing where all is paid', () => {
  const costBreakdown = { ...order.costBreakdown, totalCost: piastres(303_500) };
  const paidAhead = (toPay: number) => ({
    ...{ ...order, costBreakdown },
    deposits: { payments: [], toPay: piastres(toPay) },
  });
  renderInApp(<OrderPlacedPage {...page} order={paidAhead(203_500)} />);
  expect(document.body).toHaveTextContent('You pay LE 2,035.00');
  cleanup();
  renderInApp(<OrderPlacedPage {...page} order={paidAhead(0)} />);
  expect(document.body).not.toHaveTextContent('in cash when the courier');
});

test('leads those who do not want it any more to the answer to that', () => {
  renderInApp(<OrderPlacedPage {...page} order={order} />);
  const link = screen.getByRole('link', { name: 'Want to cancel or return something?' });
  expect(link).toHaveAttribute('href', '/help#returns');
});

test('a cancelled order promises no day, and cannot be cancelled again', () => {
  const status = { id: 5, name: 'cancelled' } as const;
  renderInApp(<OrderPlacedPage {...page} order={{ ...order, status }} />);
  expect(screen.queryByRole('heading', { name: 'Delivery' })).toBeNull();
  expect(screen.queryByRole('link', { name: /cancel or return/ })).toBeNull();
});

test.each([
  ['ar', '٣٬٠٣٥٫٠٠ ج.م'],
  ['en', 'LE 3,035.00'],
] as const)('asks for pounds, in %s', (locale, sum) => {
  const costBreakdown = { ...order.costBreakdown, totalCost: piastres(303_500) };
  renderInApp(<OrderPlacedPage {...page} order={{ ...order, costBreakdown }} />, { locale });
  expect(document.body).toHaveTextContent(sum);
  expect(document.body).not.toHaveTextContent('$');
});
