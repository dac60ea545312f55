import { ApiError, ConnectionError } from '@craftsandore/api-client';
import {
  changeOrderStatus,
  changeRole,
  createBanner,
  deleteProduct,
  getOrder,
  getStaffProduct,
  getUser,
  listBanners,
  listMessages,
  listMoneyOfOrder,
  listOrderRevisions,
  listParcelsOfOrder,
  listStaffCategories,
  listUsers,
  setBannerActive,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { Button } from '@craftsandore/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { productAction } from '../features/products/edit/product-intents.ts';
import { useProductCalls } from '../features/products/edit/use-product-calls.ts';
import { aBanner } from '../testing/a-banner.ts';
import { aDesign, aStaffProduct } from '../testing/a-product.ts';
import { aStaffUser } from '../testing/a-staff-user.ts';
import { renderRoutes, routeOf } from '../testing/render-routes.tsx';
import { sampleOrder } from '../testing/sample-order.ts';
import * as addBanner from './add-banner.tsx';
import * as bannerList from './banner-list.tsx';
import * as order from './order.tsx';
import * as orderMoney from './order-money.ts';
import * as orderParcels from './order-parcels.ts';
import * as removeProduct from './remove-product.tsx';
import * as user from './user.tsx';
import * as users from './users.tsx';

const salma = {
  ...aStaffUser({ userRoleId: Role.User }),
  ...{ ordersCount: 0, orders: [], shippingDetails: [], changes: [] },
};

const banner = aBanner({ header: 'Gifts' });

const responses = new Map<unknown, unknown>([
  [getOrder, sampleOrder],
  [listOrderRevisions, []],
  [listMessages, { data: [] }],
  [listParcelsOfOrder, []],
  [listMoneyOfOrder, { entries: [], sums: { received: 0, open: 0 } }],
  [getUser, salma],
  [listBanners, [banner]],
  [listStaffCategories, []],
]);

/** The API as it is, but for one call, in which it fails without a word. */
const apiFailingIn = (broken: unknown) => async (endpoint: unknown) => {
  if (endpoint === broken) throw new ApiError({ status: 500 });
  return responses.get(endpoint) ?? null;
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  ['Failed to fetch users. Check your permissions.', '/admin-users', users, listUsers],
  ['Failed to fetch order details.', '/admin-orders/:orderId', order, getOrder],
  ['Failed to fetch user details.', '/admin-users/:userId', user, getUser],
])('%s', async (words, pattern, page, broken) => {
  const path = pattern.replace(/:\w+/, '7');
  renderRoutes([routeOf(pattern, page)], apiFailingIn(broken), [path]);
  expect(await screen.findByText(words)).toBeVisible();
});

const orderPages = [
  routeOf('/admin-orders/:orderId', order),
  routeOf('/admin-orders/:orderId/parcels', { ...orderParcels, default: () => null }),
  routeOf('/admin-orders/:orderId/money', { ...orderMoney, default: () => null }),
];

test('a status that cannot be changed says so', async () => {
  renderRoutes(orderPages, apiFailingIn(changeOrderStatus), ['/admin-orders/7']);
  const select = await screen.findByRole('combobox', { name: 'New status' });
  await userEvent.selectOptions(select, 'Shipped');
  await press('Update status');
  expect(await screen.findByText('Failed to update order status.')).toBeVisible();
});

test.each([
  ['parcels', listParcelsOfOrder, 'No parcel is booked for this order.'],
  ['money', listMoneyOfOrder, 'No money has moved yet.'],
])(
  '%s that cannot be read leave their order’s page, and can be asked for again',
  async (_, broken, words) => {
    const api = vi.fn(apiFailingIn(broken));
    renderRoutes(orderPages, api, ['/admin-orders/7']);
    expect(await screen.findByText('The server failed. Please try again.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'New status' })).toBeVisible();
    api.mockImplementation(apiFailingIn(undefined));
    await press('Try again');
    expect(await screen.findByText(words)).toBeVisible();
  },
);

test('a role that cannot be changed says so', async () => {
  const pages = [routeOf('/admin-users/:userId', user)];
  renderRoutes(pages, apiFailingIn(changeRole), ['/admin-users/42']);
  await userEvent.click(await screen.findByRole('radio', { name: 'Sales' }));
  await press('Update role');
  expect(await screen.findByText('Failed to update role.')).toBeVisible();
});

test.each([
  ['why', new ApiError({ status: 403, message: 'Only for admins.' }), 'Only for admins.'],
  ['that nothing came', new ConnectionError(), 'Network Error'],
])('a product that cannot be deleted says %s, above the question too', async (_, error, words) => {
  const api = async (endpoint: unknown) => {
    if (endpoint === deleteProduct) throw error;
    return endpoint === getStaffProduct ? aStaffProduct() : null;
  };
  renderRoutes([routeOf('/remove-product/:id', removeProduct)], api, ['/remove-product/7']);
  await screen.findByText(/^The product is removed from/);
  await press('Delete the product');
  await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
});

test('a banner that cannot be switched says so', async () => {
  const pages = [routeOf('/banner-list', bannerList)];
  renderRoutes(pages, apiFailingIn(setBannerActive), ['/banner-list']);
  await userEvent.click(await screen.findByRole('switch'));
  expect(await screen.findByText('The server failed. Please try again.')).toBeVisible();
});

test('a banner that cannot be uploaded says so', async () => {
  Element.prototype.scrollIntoView = vi.fn(); // not in jsdom
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => '', revokeObjectURL() {} }));
  const pages = [routeOf('/add-banner', addBanner)];
  renderRoutes(pages, apiFailingIn(createBanner), ['/add-banner']);
  await userEvent.type(await screen.findByLabelText(/^Header.*Arabic/), 'هدايا');
  await userEvent.type(screen.getByLabelText(/^Header.*English/), 'Gifts');
  await userEvent.type(screen.getByLabelText(/^What it shows.*Arabic/), 'سلطانيات');
  await userEvent.type(screen.getByLabelText(/^What it shows.*English/), 'Bowls');
  const photo = new File(['x'], 'gifts.webp', { type: 'image/webp' });
  await userEvent.upload(screen.getByLabelText('Photo'), photo);
  await press('Upload banner');
  expect(await screen.findByText('Upload failed')).toBeVisible();
});

/** What can be done to the designs of product 7. */
function Designs() {
  const { designCalls: calls } = useProductCalls(7);
  const design = aDesign();
  const file = new File(['x'], 'board.webp');
  const sending = { signal: new AbortController().signal, onSent: () => undefined };
  return (
    <>
      <Button
        onClick={() => void calls.onSaveDesign({ ...design, price: null, weight: null }, design)}
      >
        Save
      </Button>
      <Button onClick={() => void calls.onAddPhoto(design, file, sending)}>Upload</Button>
      <Button onClick={() => void calls.onDeletePhoto(design, '/a.webp')}>Delete photo</Button>
      <Button onClick={() => void calls.onDeleteDesign(design)}>Delete design</Button>
    </>
  );
}

test.each([
  ['Save', 'Update failed: The server failed. Please try again.'],
  ['Upload', 'Upload failed: The server failed. Please try again.'],
  ['Delete photo', 'Delete failed: The server failed. Please try again.'],
  ['Delete design', 'Delete failed: The server failed. Please try again.'],
])('%s: what fails of a design is told', async (name, words) => {
  const api = async () => {
    throw new ApiError({ status: 500 });
  };
  const page = { path: '/', action: productAction, element: <Designs /> };
  renderRoutes([page], api, ['/']);
  await press(name);
  expect(await screen.findByText(words)).toBeVisible();
});

/** Makes a copy of product 7. */
function Copying() {
  const { onCopy } = useProductCalls(7);
  return <Button onClick={() => void onCopy()}>Copy</Button>;
}

test('asks for the same copy again while no answer has come, and for another one after it', async () => {
  const keys: unknown[] = [];
  const api = async (...[, , options]: unknown[]) => {
    keys.push((options as { key: string }).key);
    if (keys.length === 1) throw new ApiError({ status: 500 });
    return { id: 8 };
  };
  const page = { path: '*', action: productAction, element: <Copying /> };
  renderRoutes([page], api as never, ['/']);
  await press('Copy');
  await waitFor(() => expect(keys).toHaveLength(1));
  expect(await screen.findByText(/The server failed/)).toBeVisible();
  await press('Copy');
  expect(await screen.findByText('This is the copy, a draft without stock.')).toBeVisible();
  await press('Copy');
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
