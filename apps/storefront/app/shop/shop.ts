import type { ApiClient } from '@craftsandore/api-client';
import type { Locale } from '@craftsandore/i18n';
import { createSessionStore, type SessionStore } from '@craftsandore/session';
import { createContext as createRouterContext } from 'react-router';
import { createContext, use } from 'react';

import { createCartStore, type CartStore } from './cart-store.ts';
import type { Settings } from './settings.ts';

/** What every page needs: language, settings, session, cart and the API. */
export type Shop = {
  settings: Settings;
  locale: Locale;
  session: SessionStore;
  cart: CartStore;
  /** The API as the person in this browser. Its code comes with the first call, not with the page. */
  api: ApiClient;
};

/** One per page in a browser, one per request on the server, where it is a guest with an empty cart. */
export function createShop(settings: Settings, locale: Locale): Shop {
  const session = createSessionStore();
  let client: Promise<ApiClient> | undefined;

  async function fetchClient() {
    try {
      const { createSessionApi } = await import('@craftsandore/session/api');
      return createSessionApi({ baseUrl: settings.apiUrl, locale, session });
    } catch (error) {
      client = undefined; // the connection may be back at the next call
      throw error;
    }
  }

  const api: ApiClient = async (endpoint, input, options) => {
    client ??= fetchClient();
    return (await client)(endpoint, input, options);
  };

  return { settings, locale, session, api, cart: createCartStore({ session, api }) };
}

/** For components. */
export const ShopContext = createContext<Shop | null>(null);

/** For the loaders and actions that run in the browser. */
export const shopContext = createRouterContext<Shop>();

export function useShop(): Shop {
  const shop = use(ShopContext);
  if (!shop) throw new Error('useShop needs a ShopProvider above it');
  return shop;
}
