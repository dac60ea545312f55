import type { ApiClient } from '@craftsandore/api-client';
import type { Locale } from '@craftsandore/i18n';
import type { SessionStore } from '@craftsandore/session';
import { createContext as createRouterContext } from 'react-router-dom';
import { createContext, use } from 'react';

import type { Settings } from './settings.ts';
import type { ShopWords } from './shop.ts';

/** What every page needs: language, settings, shop, session and the API. */
export type Storefront = {
  settings: Settings;
  shop: ShopWords;
  locale: Locale;
  session: SessionStore;
  /** The API as the customer in this browser. */
  api: ApiClient;
};

/** For components. */
export const StorefrontContext = createContext<Storefront | null>(null);

/** For the loaders and actions that run in the browser. */
export const storefrontContext = createRouterContext<Storefront>();

export function useStorefront(): Storefront {
  const storefront = use(StorefrontContext);
  if (!storefront) throw new Error('useStorefront needs a StorefrontProvider above it');
  return storefront;
}

/** What the owner says of the shop, in the page's language. */
export const useShop = (): ShopWords => useStorefront().shop;
