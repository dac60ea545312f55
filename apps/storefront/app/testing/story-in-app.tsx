import type { SessionUser } from '@craftsandore/contract';
import { isLocale, type Locale } from '@craftsandore/i18n';
import { Role } from '@craftsandore/roles';
import { createSessionStore } from '@craftsandore/session';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import type { ActionFunction } from 'react-router-dom';
import { createStore } from 'zustand/vanilla';

import { applyChange, type CartChange } from '../cart/cart-change.ts';
import type { Cart, CartStore } from '../cart/cart-store.ts';
import type { ShopWords } from '../session/shop.ts';
import type { StorefrontWithCart } from '../storefront.tsx';
import { InApp } from './in-app.tsx';
import { exampleSettings } from './settings.ts';
import { exampleShop } from './shop.ts';

type StoryApp = {
  cart?: Partial<Pick<Cart, 'items' | 'failure' | 'merge'>>;
  /** Who is signed in; without it a guest looks. */
  user?: SessionUser;
  shop?: Partial<ShopWords>;
  path?: string;
  action?: ActionFunction;
};

/** The parameters by which a story describes the storefront around it. */
export const appOf = (app: StoryApp) => ({ app });

export const aCustomer: SessionUser = {
  id: 12,
  name: 'Salma Morsi',
  email: 'salma@example.com',
  roleId: Role.User,
  isVerified: true,
};

/** Puts a story into the storefront that its parameters describe. Nothing there reaches an API. */
export const inApp: Decorator = (Story, { globals, parameters }) => {
  const locale: Locale = isLocale(globals['locale']) ? globals['locale'] : 'ar';
  return (
    <AppOfStory key={locale} locale={locale} said={parameters['app'] ?? {}}>
      <Story />
    </AppOfStory>
  );
};

type AppOfStoryProps = { locale: Locale; said: StoryApp; children: ReactNode };

function AppOfStory({ locale, said, children }: AppOfStoryProps) {
  const { cart, user, shop, ...route } = said;
  const [storefront] = useState<StorefrontWithCart>(() => ({
    settings: { ...exampleSettings, apiUrl: document.baseURI },
    shop: { ...exampleShop[locale], ...shop },
    locale,
    session: sessionOf(user),
    cart: cartWith(cart),
    api: () => new Promise(() => undefined),
  }));

  return (
    <InApp storefront={storefront} {...route}>
      {children}
    </InApp>
  );
}

function sessionOf(user: SessionUser | undefined) {
  const session = createSessionStore();
  session.getState().end();
  if (user) session.getState().begin({ accessToken: 'of-a-story', user }, { keep: false });
  return session;
}

/** Changes as it would, and keeps nothing. */
function cartWith(facts: StoryApp['cart']): CartStore {
  return createStore<Cart>()((set, get) => {
    const change = async (change: CartChange) =>
      set({ items: applyChange(get().items ?? [], change) });

    return {
      items: [],
      failure: null,
      waitingFor: null,
      merge: null,
      lateRefusals: [],
      load: async () => undefined,
      sendWaiting: async () => true,
      undoMerge: async () => set({ merge: null }),
      dismissMerge: () => set({ merge: null }),
      dismissLateRefusals: () => undefined,
      add: (item) => change({ kind: 'add', item }),
      setQuantity: async (id, quantity) => {
        const line = get().items?.find(({ productDesignId }) => productDesignId === id);
        if (!line) return;
        const more = quantity - line.quantity;
        await change(
          more > 0
            ? { kind: 'add', item: { ...line, quantity: more } }
            : { kind: 'take', productDesignId: id, quantity: -more },
        );
      },
      remove: (id) => change({ kind: 'remove', productDesignId: id }),
      empty: () => change({ kind: 'empty' }),
      restore: (items) => change({ kind: 'merge', items }),
      ...facts,
    };
  });
}
