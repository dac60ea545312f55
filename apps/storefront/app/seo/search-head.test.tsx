import { render } from '@testing-library/react';
import { createMemoryRouter, type LoaderFunction, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';

import { renderInApp } from '../testing/render-in-app.tsx';
import { exampleSettings } from '../testing/settings.ts';
import { exampleShop } from '../testing/shop.ts';
import { createStorefront, StorefrontProvider } from '../storefront.tsx';
import { SearchHead } from './search-head.tsx';

const inHead = (selector: string) => document.head.querySelector(selector);

test('a page names itself and its other language', () => {
  renderInApp(<SearchHead />, { path: '/products?page=1' });
  expect(inHead('[rel=canonical]')).toHaveAttribute('href', 'http://shop.example/products?lang=en');
  expect(inHead('[hreflang=ar]')).toHaveAttribute('href', 'http://shop.example/products');
  expect(inHead('[name=robots]')).toBeNull();
});

test.each<[string, LoaderFunction]>([
  [
    'fails',
    () => {
      throw new Response(null, { status: 404 });
    },
  ],
  ['says so itself', () => ({ isAbsent: true })],
])('what is not there has no address: a page that %s', async (_, loader) => {
  const head = <SearchHead />;
  const route = { path: '*', loader, element: head, errorElement: head };
  const router = createMemoryRouter([{ ...route, hydrateFallbackElement: <p /> }], {
    initialEntries: ['/products?page=99'],
  });
  render(
    <StorefrontProvider
      storefront={createStorefront(exampleSettings, 'en', exampleShop.en)}
      dictionary={{}}
    >
      <RouterProvider router={router} />
    </StorefrontProvider>,
  );
  await expect.poll(() => inHead('[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(inHead('[rel=canonical]')).toBeNull();
  expect(inHead('[hreflang]')).toBeNull();
});
