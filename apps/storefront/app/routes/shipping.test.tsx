import { ApiError } from '@craftsandore/api-client';
import { en } from '@craftsandore/i18n/storefront/en';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';

import { createStorefront, routerContextOf, StorefrontProvider } from '../storefront.tsx';
import { salma } from '../testing/sessions.ts';
import { exampleSettings } from '../testing/settings.ts';
import { exampleShop } from '../testing/shop.ts';
import ShippingRoute, { clientAction } from './shipping.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('an address that is saved after the session’s end leads to the sign-in page', async () => {
  const storefront = createStorefront(exampleSettings, 'en', exampleShop.en);
  storefront.cart.setState({ load: () => Promise.resolve() });
  storefront.session.getState().begin(salma, { keep: true });
  storefront.api = () => {
    storefront.session.getState().end();
    return Promise.reject(new ApiError({ status: 401 }));
  };
  const Page = ShippingRoute as ComponentType<{ loaderData: unknown }>; // the rest comes from the framework
  const router = createMemoryRouter(
    [
      {
        path: '/shipping',
        element: <Page loaderData={{ addresses: [], governorates: ['Cairo'] }} />,
        action: clientAction as never, // reads request and context alone
      },
      { path: '/signin', element: <h1>Welcome back</h1> },
    ],
    {
      initialEntries: ['/shipping?edit=new'],
      getContext: () => routerContextOf(storefront),
    },
  );
  render(
    <StorefrontProvider storefront={storefront} dictionary={en}>
      <RouterProvider router={router} />
    </StorefrontProvider>,
  );
  await userEvent.type(await screen.findByLabelText('Street'), '9 El Nasr St');
  await userEvent.selectOptions(screen.getByLabelText('Governorate'), 'Cairo');
  await userEvent.type(screen.getByLabelText('City'), 'Nasr City');
  await userEvent.type(screen.getByLabelText('Mobile number'), '01000000000');
  await userEvent.click(screen.getByRole('button', { name: 'Save address' }));

  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(router.state.location.search).toBe('?next=%2Fshipping%3Fedit%3Dnew');
});
