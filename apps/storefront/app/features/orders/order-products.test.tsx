import { type ListedOrder, piastres } from '@craftsandore/contract';
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInApp } from '../../testing/render-in-app.tsx';
import { OrdersPage } from './orders-page.tsx';

const sum = piastres(50_000);
const meta = { page: 1, perPage: 20, totalCount: 1, pageCount: 1 };

function anOrder(names: string[], productCount: number): ListedOrder {
  return {
    id: 3,
    orderReference: 'CS-26-01184',
    status: { id: 4, name: 'delivered' },
    costBreakdown: { subtotal: sum, discount: piastres(0), shippingFees: sum, totalCost: sum },
    paymentMethod: 'cash',
    createdAt: '2026-11-18T10:00:00.000Z',
    promised: null,
    products: names.map((name) => ({ name, nameAr: `${name} بالعربية`, photo: null })),
    productCount,
  };
}

test('names what an order holds, in the language of the page', () => {
  renderInApp(<OrdersPage orders={[anOrder(['Bowl', 'Tray'], 2)]} meta={meta} />, { locale: 'ar' });
  expect(screen.getByText('Bowl بالعربية، Tray بالعربية')).toBeVisible();
});

test.each([
  [3, 'و.?منتج آخر'],
  [4, 'ومنتجان آخران'],
  [6, 'و.?٤.? منتجات أخرى'],
])('says how many more than two there are of %i', (count, words) => {
  const order = anOrder(['Bowl', 'Tray', 'Spoon'], count);
  renderInApp(<OrdersPage orders={[order]} meta={meta} />, { locale: 'ar' });
  expect(screen.getByText(new RegExp(`Tray بالعربية ${words}`))).toBeVisible();
});

test.each([
  ['pending', 'Processing', 'قيد المعالجة'],
  ['confirmed', 'Confirmed', 'مؤكّد'],
  ['shipped', 'Shipped', 'تم الشحن'],
  ['delivered', 'Delivered', 'تم التسليم'],
  ['cancelled', 'Cancelled', 'ملغى'],
  ['unknown', 'Unknown', 'غير معروف'],
] as const)('says of an order that it is %s, in a colour of its own', (name, english, arabic) => {
  const order = { ...anOrder(['Bowl'], 1), status: { id: 1, name } };
  for (const [locale, words] of [
    ['en', english],
    ['ar', arabic],
  ] as const) {
    renderInApp(<OrdersPage orders={[order]} meta={meta} />, { locale });
    expect(screen.getByText(words)).toHaveAttribute('data-status', name);
    cleanup();
  }
});
