import type { Locale } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { ar } from '@craftsandore/i18n/storefront/ar';
import { en } from '@craftsandore/i18n/storefront/en';
import { LinkProvider, ToastProvider } from '@craftsandore/ui';
import { createContext, type ReactNode, use, useState } from 'react';
import { type ActionFunction, createMemoryRouter, RouterProvider } from 'react-router-dom';

import { RouterLink } from '../shell/router-link.tsx';
import type { Shop } from '../shop/shop.ts';
import { ShopProvider } from '../shop/shop-provider.tsx';

const dictionaries: Record<Locale, object> = { ar, en };

type InShopProps = {
  shop: Shop;
  /** The address that it is shown at; it stays in view wherever a link leads. */
  path?: string;
  /** Answers the forms that are sent to its route. */
  action?: ActionFunction;
  children: ReactNode;
};

/** A part of the shop with the words, links, session, cart and router that it has there. */
export function InShop({ shop, path = '/', action, children }: InShopProps) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <Page />, ...(action && { action }) }], {
      initialEntries: [path],
    }),
  );

  return (
    <ShopProvider shop={shop} dictionary={dictionaries[shop.locale]}>
      <Part value={children}>
        <RouterProvider router={router} />
      </Part>
    </ShopProvider>
  );
}

/** What is shown, past the router, which keeps its element for good. */
const Part = createContext<ReactNode>(null);

function Page() {
  const { t } = useLocale();
  const labels = {
    region: t('toast.region'),
    toast: t('toast.label'),
    close: t('action.close'),
  };

  return (
    <LinkProvider link={RouterLink}>
      <ToastProvider labels={labels}>{use(Part)}</ToastProvider>
    </LinkProvider>
  );
}
