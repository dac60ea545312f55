import { type Hold, piastres, type Product, type Quote } from '@craftsandore/contract';
import { shippingOptionsOf } from '@craftsandore/rules';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { aCustomer } from '../../../testing/a-customer.ts';
import { aHold } from '../../../testing/a-hold.ts';
import { aDesign, aProduct } from '../../../testing/a-product.ts';
import { someSettings } from '../../../testing/delivery-settings.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted, refused } from '../../../testing/results.ts';
import { sessionOf } from '../../../testing/session-of.ts';
import type { HoldThese } from './hold-pieces.tsx';
import { NewOrderPage } from './new-order-page.tsx';

const boards = aProduct({
  price: piastres(84_000),
  productDesigns: [
    aDesign({ id: 71, name: 'Walnut', stock: 9 }),
    aDesign({ id: 72, name: 'Olive', stock: 1 }),
    aDesign({ id: 73, name: 'Beech', stock: 0 }),
  ],
});

const placed = { id: 1184, status: { name: 'confirmed' } };

type Held = { hold: Hold; lines: Quote['lines'] };

async function renderPage(
  session = sessionOf('Sales'),
  products: Product[] = [boards],
  held?: Held,
) {
  const calls = {
    onFind: vi.fn(async (phoneNumber: string) =>
      accepted(phoneNumber === '+201000000003' ? aCustomer() : null),
    ),
    onSearch: vi.fn(async () => accepted({ products, totalCount: 1, perPage: 9 })),
    onQuote: vi.fn(async () => accepted({ lines: [] as Quote['lines'], ...costs })),
    onRead: vi.fn(async () => accepted({ lines: [] })),
    onLink: vi.fn(async () => accepted({ url: 'https://shop.example/buy/71:1' })),
    onHold: vi.fn<HoldThese>(async () => accepted(aHold())),
    onPlace: vi.fn(async (_body: object) => accepted({ order: placed })),
    onPlaced: vi.fn(),
    onShortage: vi.fn(),
  };
  renderInApp(
    <NewOrderPage
      options={shippingOptionsOf(someSettings())}
      now={new Date('2026-11-22T09:00:00.000Z')}
      held={held}
      {...calls}
    />,
    { session },
  );
  // The page asks the number first.
  await waitFor(() => expect(number()).toHaveFocus());
  return calls;
}

const zero = piastres(0);
const costs = {
  adjustments: [],
  costBreakdown: { subtotal: zero, discount: zero, shippingFees: zero, totalCost: zero },
};

const user = userEvent.setup();
const number = () => screen.getByRole('textbox', { name: 'Mobile number first' });
const place = () => user.keyboard('{Control>}{Enter}{/Control}');

/** Types words into the field that has the focus, and presses the key of a result. */
async function choose(words: string, key: string) {
  await user.keyboard(words);
  await within(screen.getByRole('listbox', { name: 'What can be added' })).findAllByRole('option');
  await user.keyboard(key);
}

test('takes an order of a known number by keys alone', async () => {
  const { onPlace, onPlaced } = await renderPage();
  await user.keyboard('010 0000 0003');
  expect(await screen.findByRole('link', { name: 'هبة رضوان' })).toBeVisible();
  await user.keyboard('{Enter}');
  await choose('board', '1');
  await choose('board', '2');
  await choose('board', '1');
  await place();

  expect(onPlaced).toHaveBeenCalledExactlyOnceWith(placed);
  expect(onPlace).toHaveBeenCalledExactlyOnceWith({
    placementKey: expect.any(String),
    items: [
      { productDesignId: 71, quantity: 2 },
      { productDesignId: 72, quantity: 1 },
    ],
    contact: { name: 'هبة رضوان', phoneNumber: '+201000000003', email: 'heba.r@example.com' },
    shippingDetails: {
      ...{ streetAddress: 'شارع عباس العقاد', city: 'مدينة نصر', governorate: 'القاهرة' },
      ...{ postalCode: '', building: '12' },
    },
    paymentMethod: 'cash',
    source: 'phone',
    customerId: 9,
    seenTotalCost: 2520,
  });
});

test('asks for less than the catalogue does, for a reason, and shows what is left to pay', async () => {
  const { onPlace } = await renderPage(sessionOf('Admin'));
  await user.keyboard('010 0000 0003{Enter}');
  await screen.findByRole('link', { name: 'هبة رضوان' });
  await choose('board', '1');
  await user.click(screen.getByRole('button', { name: 'A price other than the catalogue’s' }));
  await user.keyboard('50');
  await place();
  expect(onPlace).not.toHaveBeenCalled();
  expect(screen.getByText('Please enter an amount and a reason.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus();

  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'A scratch');
  expect(screen.getByText('A scratch').closest('div')).toHaveTextContent('−LE 50');
  await place();
  const [body] = onPlace.mock.lastCall ?? [];
  const adjustment = { amount: -50, reason: 'A scratch' };
  expect(body).toMatchObject({ adjustment, seenTotalCost: 850 });
});

test('adds no more of a design than there is, and nothing that is sold out', async () => {
  await renderPage();
  const search = screen.getByRole('combobox', { name: 'Add a piece' });
  await user.click(search);
  await choose('board', '2');
  await choose('board', '2');
  await choose('board', '3');
  expect(screen.getAllByRole('spinbutton')).toHaveLength(1);
  expect(screen.getByRole('spinbutton')).toHaveValue('1');
});

test('says that the search failed, not that there is no such piece', async () => {
  const { onSearch } = await renderPage();
  onSearch.mockResolvedValueOnce(refused() as never);
  await user.click(screen.getByRole('combobox', { name: 'Add a piece' }));
  await user.keyboard('board');
  expect(await screen.findByText('The products could not be searched.')).toBeVisible();
  expect(screen.queryByText('Nothing of the shop matches.')).not.toBeInTheDocument();
});

test('asks for what is missing, and places nothing by Enter alone', async () => {
  const { onPlace } = await renderPage();
  await user.keyboard('01000000009{Enter}');
  expect(await screen.findByText('Nobody has ordered by this number yet.')).toBeVisible();
  await choose('board', '1');
  await user.keyboard('{Enter}');
  expect(onPlace).not.toHaveBeenCalled();
  await place();
  expect(onPlace).not.toHaveBeenCalled();
  for (const name of ['Name', 'City', 'Street']) {
    expect(screen.getByRole('textbox', { name })).toBeInvalid();
  }
});

test('says the fee and the days at once, and that the desk asks who writes on Instagram', async () => {
  await renderPage();
  const governorate = screen.getByRole('combobox', { name: 'Governorate' });
  await user.selectOptions(governorate, 'Cairo');
  expect(screen.getByText(/To .?Cairo.?, .?LE 60.?/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Instagram' }));
  expect(screen.getByText(/The desk asks the customer/)).toBeVisible();
});

test('shows what there is now where the API has refused, and keeps what was typed', async () => {
  const { onPlace, onQuote } = await renderPage();
  onPlace.mockResolvedValueOnce(
    refused({ status: 409, code: 'order.not_enough_stock', sentence: 'Only 1 left.' }) as never,
  );
  await user.type(number(), '01000000003{Enter}');
  await screen.findByRole('link', { name: 'هبة رضوان' });
  await choose('board', '1');
  await place();
  expect(await screen.findByText(/Only 1 left\./)).toBeVisible();
  expect(onQuote).toHaveBeenCalledExactlyOnceWith([{ productDesignId: 71, quantity: 1 }]);
  expect(number()).toHaveValue('01000000003');
});

test.each([
  ['order.refused', 'Customer', () => number()],
  ['order.not_enough_stock', 'Pieces', () => screen.getByRole('combobox', { name: 'Add a piece' })],
  ['order.not_served', 'Deliver to', () => screen.getByRole('radio', { name: /عباس العقاد/ })],
])('says why by %s where it arose', async (code, panel, focused) => {
  const { onPlace } = await renderPage();
  onPlace.mockResolvedValueOnce(refused({ status: 409, code, sentence: 'No.' } as never) as never);
  await user.type(number(), '01000000003{Enter}');
  await screen.findByRole('link', { name: 'هبة رضوان' });
  await choose('board', '1');
  await place();
  const heading = screen.getByRole('heading', { name: panel });
  const alert = await screen.findByText(/No\./);
  expect(heading.closest('section')).toContainElement(alert);
  expect(focused()).toHaveFocus();
});

test('makes a link of the lines, which another line makes another', async () => {
  const { onLink } = await renderPage();
  await user.click(screen.getByRole('combobox', { name: 'Add a piece' }));
  await choose('board', '1');
  await user.click(screen.getByRole('button', { name: 'Cart link' }));
  expect(onLink).toHaveBeenCalledExactlyOnceWith([{ productDesignId: 71, quantity: 1 }]);
  expect(await screen.findByRole('textbox', { name: 'The link to the cart' })).toHaveValue(
    'https://shop.example/buy/71:1',
  );
  await user.click(screen.getByRole('combobox', { name: 'Add a piece' }));
  await choose('board', '2');
  expect(screen.queryByRole('textbox', { name: 'The link to the cart' })).not.toBeInTheDocument();
});

const hold = () => user.click(screen.getByRole('button', { name: 'Hold these for 24 hours' }));

test('holds the pieces for the number while the customer thinks, says until when, and orders from it', async () => {
  const { onHold, onPlace } = await renderPage();
  expect(screen.getByRole('button', { name: 'Hold these for 24 hours' })).toBeDisabled();
  await user.type(number(), '01000000003{Enter}');
  await screen.findByRole('link', { name: 'هبة رضوان' });
  await choose('board', '1');
  await hold();

  expect(onHold).toHaveBeenCalledExactlyOnceWith(
    {
      items: [{ productDesignId: 71, quantity: 1 }],
      ...{ phoneNumber: '+201000000003', name: 'هبة رضوان' },
    },
    expect.any(String),
  );
  expect(await screen.findByText(/3 pieces are held until .*11:30/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Hold these/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Held pieces' })).toHaveAttribute(
    ...['href', '/admin-orders/holds'],
  );
  await place();
  expect(onPlace.mock.lastCall?.[0]).toMatchObject({ holdId: 12 });
});

test('holds nothing for nobody, and asks who it is', async () => {
  const { onHold } = await renderPage();
  await user.click(screen.getByRole('combobox', { name: 'Add a piece' }));
  await choose('board', '1');
  await hold();
  expect(onHold).not.toHaveBeenCalled();
  expect(screen.getByText('Please enter the number or the name first.')).toBeVisible();
  expect(number()).toHaveFocus();

  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Heba ');
  await hold();
  expect(onHold.mock.lastCall?.[0]).toEqual({
    ...{ items: [{ productDesignId: 71, quantity: 1 }], name: 'Heba' },
  });
  expect(screen.queryByText('Please enter the number or the name first.')).not.toBeInTheDocument();
});

test('says why nothing was held; the same pressed again is the same, other pieces are another hold', async () => {
  const { onHold } = await renderPage();
  onHold.mockImplementation(async () =>
    refused({ status: 409, code: 'cart.not_enough_stock', sentence: 'Only 1 left.' }),
  );
  await user.type(number(), '01000000009{Enter}');
  await choose('board', '1');
  await hold();
  expect(await screen.findByText('The pieces could not be held. Only 1 left.')).toBeVisible();
  await hold();
  await user.click(screen.getByRole('combobox', { name: 'Add a piece' }));
  await choose('board', '2');
  await hold();
  const [first, again, other] = onHold.mock.calls.map(([, key]) => key);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

/** A line as it is quoted now, beside what is held. */
const quoted = (productDesignId: number, quantity: number, available: number) => ({
  ...{ productDesignId, quantity, available, unitPrice: piastres(84_000), discount: zero },
  productDesign: {
    ...aDesign({ id: productDesignId, name: `Design ${productDesignId}`, stock: available }),
    product: { id: 7, name: 'Board', nameAr: 'لوح', price: piastres(84_000) },
  },
});

test('begins with what was held for who calls again: number, name and pieces that are in no stock', async () => {
  const lines = [quoted(71, 2, 0), quoted(72, 1, 3)];
  const { onFind, onPlace } = await renderPage(undefined, undefined, { hold: aHold(), lines });
  expect(onFind).toHaveBeenCalledExactlyOnceWith('+201000000003');
  await screen.findByRole('link', { name: 'هبة رضوان' });
  expect(number()).toHaveValue('01000000003');
  expect(screen.getByText(/3 pieces are held until/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const pieces = screen.getAllByRole('spinbutton');
  expect(pieces.map((field) => field.getAttribute('value'))).toEqual(['2', '1']);

  await place();
  expect(onPlace.mock.lastCall?.[0]).toMatchObject({
    holdId: 12,
    items: [
      { productDesignId: 71, quantity: 2 },
      { productDesignId: 72, quantity: 1 },
    ],
  });
});

test('whose time is over begins with what there is now', async () => {
  const hold = aHold({ state: 'expired' });
  await renderPage(undefined, undefined, { hold, lines: [quoted(71, 2, 1), quoted(72, 1, 0)] });
  expect(screen.getByText(/The hold ended: .*11:30/)).toBeVisible();
  expect(screen.getAllByRole('spinbutton')).toHaveLength(1);
  expect(screen.getByRole('spinbutton')).toHaveValue('1');
});

test.each([
  ['released', 'A colleague has released these pieces. They cannot be ordered from this hold.'],
  ['ordered', 'These pieces have been ordered already.'],
] as const)('says of one that was %s what became of it', async (state, words) => {
  const orderId = state === 'ordered' ? 1184 : null;
  const hold = aHold({ state, orderId });
  const { onPlace } = await renderPage(undefined, undefined, { hold, lines: [quoted(71, 2, 9)] });
  onPlace.mockResolvedValueOnce(
    refused({ status: 409, code: 'hold.over', sentence: 'No more.' }) as never,
  );
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open order #1184' }) !== null).toBe(
    state === 'ordered',
  );
  await screen.findByRole('link', { name: 'هبة رضوان' });
  await place();
  // A second order of it is never made by mistake: the hold is named all the same.
  expect(onPlace.mock.lastCall?.[0]).toMatchObject({ holdId: 12 });
  const alert = await screen.findByText(/No more\./);
  expect(screen.getByRole('heading', { name: 'Pieces' }).closest('section')).toContainElement(
    alert,
  );
});
