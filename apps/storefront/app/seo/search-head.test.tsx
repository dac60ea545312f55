import { render } from '@testing-library/react';
import {
  createMemoryRouter,
  type LoaderFunction,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { expect, test } from 'vitest';

import { renderInApp } from '../testing/render-in-app.tsx';
import { exampleSettings } from '../testing/settings.ts';
import { exampleShop } from '../testing/shop.ts';
import { createStorefront, StorefrontProvider } from '../storefront.tsx';
import { SearchHead } from './search-head.tsx';

function renderPage(address: string, route: RouteObject) {
  const routes = [{ ...route, hydrateFallbackElement: <p /> } as RouteObject]; // whatever kind it is of
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <StorefrontProvider
      storefront={createStorefront(exampleSettings, 'en', exampleShop.en)}
      dictionary={{}}
    >
      <RouterProvider router={router} />
    </StorefrontProvider>,
  );
}

const inHead = (selector: string) => document.head.querySelector(selector);

test('a page names itself and its other language', () => {
  renderInApp(<SearchHead />, { path: '/products?page=1' });
  expect(inHead('[rel=canonical]')).toHaveAttribute('href', 'http://shop.example/products?lang=en');
  expect(inHead('[hreflang=ar]')).toHaveAttribute('href', 'http://shop.example/products');
  expect(inHead('[name=robots]')).toBeNull();
});

test('a page that is called by its name has other words in the other language', async () => {
  const paths = { ar: '/product/3/%D9%84%D9%88%D8%AD', en: '/product/3/board' };
  renderPage('/product/3/board?design=7&utm_source=x', {
    path: '/product/:id/:slug?',
    loader: () => ({ paths }),
    element: <SearchHead />,
  });
  const site = 'http://shop.example';
  await expect
    .poll(() => inHead('[rel=canonical]'))
    .toHaveAttribute('href', `${site}${paths.en}?lang=en`);
  expect(inHead('[hreflang=ar]')).toHaveAttribute('href', site + paths.ar);
  expect(inHead('[hreflang=en]')).toHaveAttribute('href', `${site}${paths.en}?lang=en`);
  expect(inHead('[hreflang=x-default]')).toHaveAttribute('href', site + paths.ar);
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
  renderPage('/products?page=99', { path: '*', loader, element: head, errorElement: head });
  await expect.poll(() => inHead('[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(inHead('[rel=canonical]')).toBeNull();
  expect(inHead('[hreflang]')).toBeNull();
});
