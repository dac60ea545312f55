import { LocaleProvider } from '@craftsandore/i18n/react';
import { SessionContext } from '@craftsandore/session';
import type { ReactNode } from 'react';

import { CartOverlayProvider } from './cart-overlay.tsx';
import { type Shop, ShopContext } from './shop.ts';

type ShopProviderProps = { shop: Shop; dictionary: object; children: ReactNode };

/** Stands above the router, on the server as in the browser, so that even an error page has its words. */
export function ShopProvider({ shop, dictionary, children }: ShopProviderProps) {
  return (
    <ShopContext value={shop}>
      <SessionContext value={shop.session}>
        <LocaleProvider locale={shop.locale} dictionary={dictionary}>
          <CartOverlayProvider>{children}</CartOverlayProvider>
        </LocaleProvider>
      </SessionContext>
    </ShopContext>
  );
}
