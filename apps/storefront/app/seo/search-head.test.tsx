import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';

import { renderInApp } from '../testing/render-in-app.tsx';
import { exampleSettings } from '../testing/settings.ts';
import { createStorefront, StorefrontProvider } from '../storefront.tsx';
import { SearchHead } from './search-head.tsx';

const inHead = (selector: string) => document.head.querySelector(selector);

test('a page names itself and its other language', () => {
  renderInApp(<SearchHead />, { path: '/products?page=1' });
  expect(inHead('[rel=canonical]')).toHaveAttribute('href', 'http://shop.example/products?lang=en');
  expect(inHead('[hreflang=ar]')).toHaveAttribute('href', 'http://shop.example/products');
  expect(inHead('[name=robots]')).toBeNull();
});

test('what is not there has no address', async () => {
  const absent = () => {
    throw new Response(null, { status: 404 });
  };
  const router = createMemoryRouter(
    [{ path: '*', loader: absent, errorElement: <SearchHead />, hydrateFallbackElement: <p /> }],
    { initialEntries: ['/nope'] },
  );
  render(
    <StorefrontProvider storefront={createStorefront(exampleSettings, 'en')} dictionary={{}}>
      <RouterProvider router={router} />
    </StorefrontProvider>,
  );
  await expect.poll(() => inHead('[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(inHead('[rel=canonical]')).toBeNull();
  expect(inHead('[hreflang]')).toBeNull();
});
