import type { Locale } from '@craftsandore/i18n';
import { ar } from '@craftsandore/i18n/storefront/ar';
import { en } from '@craftsandore/i18n/storefront/en';
import { LinkProvider, ToastProvider } from '@craftsandore/ui';
import { createContext, type ReactNode, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ActionFunction, createMemoryRouter, RouterProvider } from 'react-router-dom';

import { RouterLink } from '../navigation/router-link.tsx';
import { StorefrontProvider, type StorefrontWithCart } from '../storefront.tsx';

const dictionaries: Record<Locale, object> = { ar, en };

type InAppProps = {
  storefront: StorefrontWithCart;
  /** The address that it is shown at; it stays in view wherever a link leads. */
  path?: string;
  /** Handles the forms that are sent to its route. */
  action?: ActionFunction;
  children: ReactNode;
};

/** A part of the storefront with the words, links, session, cart and router that it has there. */
export function InApp({ storefront, path = '/', action, children }: InAppProps) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <Page />, ...(action && { action }) }], {
      initialEntries: [path],
    }),
  );

  return (
    <StorefrontProvider storefront={storefront} dictionary={dictionaries[storefront.locale]}>
      <Part value={children}>
        <RouterProvider router={router} />
      </Part>
    </StorefrontProvider>
  );
}

/** What is shown, past the router, which keeps its element for good. */
const Part = createContext<ReactNode>(null);

function Page() {
  const { t } = useTranslation();
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
