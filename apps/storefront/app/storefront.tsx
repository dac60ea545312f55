import type { Locale } from '@craftsandore/i18n';
import { LocaleProvider } from '@craftsandore/i18n/react';
import { createSessionStore, lazyApi, SessionContext } from '@craftsandore/session';
import type { ReactNode } from 'react';
import { RouterContextProvider } from 'react-router-dom';

import { CartContext, cartContext } from './cart/cart-context.ts';
import { CartOverlayProvider } from './cart/cart-overlay.tsx';
import { type CartStore, createCartStore } from './cart/cart-store.ts';
import { type Storefront, StorefrontContext, storefrontContext } from './session/context.ts';
import type { Settings } from './session/settings.ts';
import type { ShopWords } from './session/shop.ts';

export type StorefrontWithCart = Storefront & { cart: CartStore };

/** One per page in a browser, one per request on the server, where it is a guest with an empty cart. */
export function createStorefront(
  settings: Settings,
  locale: Locale,
  shop: ShopWords,
): StorefrontWithCart {
  const session = createSessionStore();
  const api = lazyApi({ baseUrl: settings.apiUrl, locale, session });
  return { settings, shop, locale, session, api, cart: createCartStore({ session, api }) };
}

/** What loaders and actions in the browser find in their context. */
export function routerContextOf(storefront: StorefrontWithCart): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(storefrontContext, storefront);
  context.set(cartContext, storefront.cart);
  return context;
}

type StorefrontProviderProps = {
  storefront: StorefrontWithCart;
  dictionary: object;
  children: ReactNode;
};

/** Stands above the router, on the server as in the browser, so that even an error page has its words. */
export function StorefrontProvider({ storefront, dictionary, children }: StorefrontProviderProps) {
  return (
    <StorefrontContext value={storefront}>
      <SessionContext value={storefront.session}>
        <CartContext value={storefront.cart}>
          <LocaleProvider
            locale={storefront.locale}
            dictionary={dictionary}
            shop={storefront.shop.name}
          >
            <CartOverlayProvider>{children}</CartOverlayProvider>
          </LocaleProvider>
        </CartContext>
      </SessionContext>
    </StorefrontContext>
  );
}
