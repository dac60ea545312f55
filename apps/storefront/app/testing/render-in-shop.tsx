import type { Locale } from '@craftsandore/i18n';
import { ar } from '@craftsandore/i18n/storefront/ar';
import { en } from '@craftsandore/i18n/storefront/en';
import { LinkProvider, ToastProvider } from '@craftsandore/ui';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { RouterLink } from '../shell/router-link.tsx';
import { createShop } from '../shop/shop.ts';
import { ShopProvider } from '../shop/shop-provider.tsx';

const settings = {
  apiUrl: 'http://api.example',
  backOfficeUrl: 'http://staff.example',
  storefrontUrl: 'http://shop.example',
};
const toastLabels = { region: 'Messages', toast: 'Message', close: 'Close' };

/** Renders a part of the shop with the words, links, session and cart that it has there. */
export function renderInShop(part: ReactNode, { locale = 'en' }: { locale?: Locale } = {}) {
  const shop = createShop(settings, locale);
  const page = (
    <LinkProvider link={RouterLink}>
      <ToastProvider labels={toastLabels}>{part}</ToastProvider>
    </LinkProvider>
  );
  render(
    <ShopProvider shop={shop} dictionary={{ ar, en }[locale]}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />
    </ShopProvider>,
  );
  return shop;
}
