import type { ApiClient } from '@craftsandore/api-client';
import {
  type CartLink,
  getCartLink,
  maxQuantity,
  nextOfCartLink,
  quoteOrder,
  type Quote,
  readCartLink,
} from '@craftsandore/contract';
import { data } from 'react-router-dom';

import { CartLinkPage } from '../features/cart/cart-link-page.tsx';
import { again } from '../features/orders/again.ts';
import type { PageHandle } from '../navigation/page-handle.ts';
import { apiContext, orNotFound } from '../server/api.server.ts';
import type { Route } from './+types/buy';

/** Reads alone: messengers fetch a link before anybody has pressed it. The cart is filled by the page, in the visitor's browser. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const link = readCartLink(params.items);
  const to = nextOfCartLink(new URL(request.url).searchParams) ?? '/cart';
  if (!link) return data({ wanted: null, to, preview: undefined }, 400);

  const api = context.get(apiContext);
  // The page works without its picture.
  const picture = api(getCartLink, { query: { items: params.items } }).catch(() => null);
  const lines = await quote(api, link.items);
  const named = link.items.flatMap((item) => {
    const line = lines.find(({ productDesignId }) => productDesignId === item.productDesignId);
    return line ? { ...line.productDesign.product, ...item } : [];
  });
  const isWhole = link.isWhole && named.length === link.items.length;
  const preview = (await picture)?.preview;
  return data({ wanted: { ...again(named, lines), isWhole }, to, preview });
}

async function quote(api: ApiClient, wanted: CartLink['items']): Promise<Quote['lines']> {
  if (wanted.length === 0) return [];
  const items = wanted.map(({ productDesignId, quantity }) => ({
    productDesignId,
    quantity: Math.min(quantity, maxQuantity),
  }));
  return (await orNotFound(api(quoteOrder, { body: { items } }))).lines;
}

/** No page that is opened from here learns what was to be bought. */
export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });

export const handle: PageHandle = { query: ['continue_to'] };

export default function BuyRoute({ loaderData }: Route.ComponentProps) {
  return <CartLinkPage {...loaderData} />;
}
