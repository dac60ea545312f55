import { en } from '@craftsandore/i18n/storefront/en';
import { ToastProvider } from '@craftsandore/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';

import { createStorefront, routerContextOf, StorefrontProvider } from '../storefront.tsx';
import { aQuote, someOptions } from '../testing/a-guest-order.ts';
import { exampleSettings } from '../testing/settings.ts';
import { exampleShop } from '../testing/shop.ts';
import CheckoutRoute from './checkout.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const answered = { checkout: { quote: aQuote, options: someOptions, askedAt: 0 } };
const lost = { checkout: null };

/** The checkout, asked for again and again: these are the answers. */
async function open(...answers: object[]) {
  const storefront = createStorefront(exampleSettings, 'en', exampleShop.en);
  const Page = CheckoutRoute as ComponentType<{ loaderData: unknown }>; // the rest comes from the framework
  const Loaded = () => <Page loaderData={useLoaderData()} />;
  const router = createMemoryRouter(
    [{ path: '/cart/checkout', element: <Loaded />, loader: () => answers.shift() }],
    { initialEntries: ['/cart/checkout'], getContext: () => routerContextOf(storefront) },
  );
  render(
    <StorefrontProvider storefront={storefront} dictionary={en}>
      <ToastProvider labels={{ region: 'News', toast: 'One', close: 'Close' }}>
        <RouterProvider router={router} />
      </ToastProvider>
    </StorefrontProvider>,
  );
  const name = () => screen.findByRole('textbox', { name: 'Name' });
  const code = () => screen.findByRole('textbox', { name: 'Code', hidden: true });
  const press = () =>
    userEvent.click(screen.getByRole('button', { name: 'Use the code', hidden: true }));
  return { name, code, press };
}

test('nobody loses what was written when a code is asked for without a connection', async () => {
  const { name, code, press } = await open(answered, lost, answered);
  await userEvent.type(await name(), 'Salma');
  await userEvent.type(await code(), 'eid');
  await press();
  await expect.poll(code).toBeInvalid();
  expect(await code()).toHaveAccessibleDescription(/^No connection\./);
  expect(await name()).toHaveValue('Salma');

  await press();
  await expect.poll(code).toBeValid();
  expect(await name()).toHaveValue('Salma');
});

test('what the API refuses is said in place of the form', async () => {
  const { code, press } = await open(answered, { ...lost, sentence: 'Not today.' });
  await userEvent.type(await code(), 'eid');
  await press();
  expect(await screen.findByText('Not today.')).toBeVisible();
});

test('a checkout that was never there says that it is not', async () => {
  await open(lost);
  expect(await screen.findByText('Could not fetch shipping details.')).toBeVisible();
});
