import { defaultLocale, isLocale, type Locale } from '@craftsandore/i18n';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';

import { readSettings } from './shop/settings.ts';
import { createShop, shopContext } from './shop/shop.ts';
import { ShopProvider } from './shop/shop-provider.tsx';

const dictionaries = {
  ar: () => import('@craftsandore/i18n/storefront/ar').then(({ ar }) => ar),
  en: () => import('@craftsandore/i18n/storefront/en').then(({ en }) => en),
};

/** Hydrates the page that the server has rendered. */
export async function hydrate() {
  const { lang } = document.documentElement;
  const locale: Locale = isLocale(lang) ? lang : defaultLocale;
  const dictionary = await dictionaries[locale]();
  const shop = createShop(readSettings(document.documentElement), locale);
  const getContext = () => new RouterContextProvider(new Map([[shopContext, shop]]));

  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <ShopProvider shop={shop} dictionary={dictionary}>
          <HydratedRouter getContext={getContext} />
        </ShopProvider>
      </StrictMode>,
      // eslint-disable-next-line no-console -- a hydration fault is ours to mend: tests fail on it
      { onRecoverableError: (error) => console.error(error) },
    );
  });
}
