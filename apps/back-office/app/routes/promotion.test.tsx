import {
  createPromotion,
  deletePromotion,
  getPromotion,
  getShippingOptions,
  listPromotions,
  updatePromotion,
} from '@craftsandore/contract';
import { shippingOptionsOf } from '@craftsandore/rules';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { data } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';

import { aPromotion } from '../testing/a-promotion.ts';
import { someSettings } from '../testing/delivery-settings.ts';
import { renderRoutes, routeOf } from '../testing/render-routes.tsx';
import * as addPromotion from './add-promotion.tsx';
import * as promotion from './promotion.tsx';
import * as promotions from './promotions.tsx';

beforeEach(() => sessionStorage.clear());

const list = '/admin-promotions';
const one = `${list}/7`;

function renderAt(...entries: string[]) {
  let isThere = true;
  const sent: unknown[] = [];
  const meta = { page: 1, perPage: 20, totalCount: 1, pageCount: 1 };
  const api = async (endpoint: unknown, input: unknown) => {
    if (endpoint === createPromotion || endpoint === updatePromotion) sent.push(input);
    if (endpoint === createPromotion) return aPromotion({ active: false });
    if (endpoint === getShippingOptions) return shippingOptionsOf(someSettings());
    if (endpoint === deletePromotion) isThere = false;
    if (endpoint === getPromotion && !isThere) throw data(null, 404);
    if (endpoint === listPromotions) return { data: isThere ? [aPromotion()] : [], meta };
    return aPromotion({ used: 0 });
  };
  const routes = [
    { path: '/admin', element: 'The dashboard' },
    routeOf(list, promotions),
    routeOf(`${list}/new`, addPromotion),
    routeOf(`${list}/:id`, promotion, [{ path: 'delete', element: null }]),
  ];
  return { ...renderRoutes(routes, api, entries), sent };
}

const click = async (role: string, name: string) =>
  userEvent.click(await screen.findByRole(role, { name }));

test('a change names the version that was seen, and leads back to the list', async () => {
  const { sent, path } = renderAt(one);
  await userEvent.type(await screen.findByLabelText('Percent'), '0');
  await click('button', 'Save the promotion');
  expect(await screen.findByText('The promotion is saved.')).toBeVisible();
  expect(sent).toMatchObject([{ params: { id: 7 }, body: { percent: 100, seenVersion: 3 } }]);
  await waitFor(() => expect(path()).toBe(list));
});

test('a new one is made, and leads to the list', async () => {
  const { sent, path } = renderAt(`${list}/new`);
  await userEvent.type(await screen.findByLabelText('Name in Arabic'), 'عرض');
  await userEvent.type(screen.getByLabelText('Name in English'), 'Offer');
  await userEvent.type(screen.getByLabelText('Percent'), '5');
  await click('button', 'Save the promotion');
  await waitFor(() => expect(path()).toBe(list));
  expect(await screen.findByText(/^The promotion is saved, and off/)).toBeVisible();
  expect(sent).toMatchObject([{ body: { nameAr: 'عرض', percent: 5, active: false } }]);
});

test('Back does not lead to a promotion that was deleted', async () => {
  const { path, back } = renderAt('/admin', one);
  await click('button', 'Delete');
  await screen.findByRole('alertdialog');
  const [confirm] = screen.getAllByRole('button', { name: 'Delete' }).slice(-1);
  if (confirm) await userEvent.click(confirm);
  expect(await screen.findByText('The promotion is deleted.')).toBeVisible();
  await waitFor(() => expect(path()).toBe(list));
  back();
  await waitFor(() => expect(path()).toBe('/admin'));
});
