import { quoteOrder, piastres, type OrderLine } from '@craftsandore/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { aCartItem } from '../../testing/a-product.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { OrderAgain } from './order-again.tsx';

beforeEach(() => localStorage.clear());

const aLine = (productDesignId: number, name: string, quantity = 2): OrderLine => ({
  orderLineId: 1,
  productId: 1,
  productDesignId,
  name,
  nameAr: name,
  designName: 'Oak',
  designNameAr: 'أرو',
  photosUrls: [],
  photo: null,
  unitPrice: piastres(50_000),
  quantity,
});

/** The shop has so many pieces of each design. */
function inTheShop(available: Record<number, number>) {
  const asked = vi.fn(async () => {
    const lines = Object.entries(available).map(([id, pieces]) => {
      const item = aCartItem(Number(id), 2);
      const productDesign = { ...item.productDesign, stock: pieces };
      const price = piastres(89_000);
      return { ...item, productDesign, unitPrice: price, available: pieces, discount: piastres(0) };
    });
    const sum = piastres(0);
    const costBreakdown = {
      subtotal: sum,
      discount: piastres(0),
      shippingFees: sum,
      totalCost: sum,
    };
    return Response.json({
      data: quoteOrder.data.encode({ lines, costBreakdown, adjustments: [] }),
    });
  });
  vi.stubGlobal('fetch', asked);
  return asked;
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Order again' }));

test('puts what there is into the cart, and says what there is not', async () => {
  inTheShop({ 7: 9, 8: 1 });
  const { cart } = renderInApp(
    <OrderAgain lines={[aLine(7, 'Bowl'), aLine(8, 'Tray'), aLine(9, 'Spoon')]} />,
  );
  await press();

  const notice = (await screen.findByText(/in your cart again/)).textContent;
  expect(notice).toMatch(/Only .?1.? left of .?Tray/);
  expect(notice).toMatch(/Spoon.? cannot be bought now/);
  expect(notice).not.toContain('Bowl');
  const quantities = cart
    .getState()
    .items?.map(({ productDesignId, quantity }) => [productDesignId, quantity]);
  expect(quantities).toEqual([
    [7, 2],
    [8, 1],
  ]);
});

test('adds nothing to what the cart holds already', async () => {
  inTheShop({ 7: 9 });
  const { cart } = renderInApp(<OrderAgain lines={[aLine(7, 'Bowl')]} />);
  await cart.getState().add(aCartItem(7, 3));
  await press();
  await screen.findByText(/in your cart again/);
  await press();
  expect(cart.getState().items).toMatchObject([{ productDesignId: 7, quantity: 3 }]);
});

test('says that nothing can be had, and that it did not work', async () => {
  inTheShop({});
  const { cart } = renderInApp(<OrderAgain lines={[aLine(7, 'Bowl')]} />);
  await press();
  expect(await screen.findByText(/Nothing of this order/)).toBeVisible();

  vi.stubGlobal(
    'fetch',
    vi.fn(() =>
      Promise.resolve(
        Response.json(
          { code: 'server.failed', message: 'Our fault.', requestId: 'r', details: [] },
          { status: 422 },
        ),
      ),
    ),
  );
  await press();
  expect(await screen.findByText('Our fault.')).toBeVisible();
  expect(cart.getState().items).toEqual([]);
});
