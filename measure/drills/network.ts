import { isDeepStrictEqual } from 'node:util';

import { chromiumLaunchOptions } from '@craftsandore/tools/chromium';
import { findFreePort } from '@craftsandore/tools/free-port';
import { type Browser, chromium } from '@playwright/test';

import { randomFrom } from '../support/random.ts';
import { startStorefront } from '../support/storefront-process.ts';
import { type BadNetwork, openBadNetwork } from './support/bad-network.ts';
import type { Drill, Finding } from './support/findings.ts';
import { type OpenShop, openShop } from './support/open-shop.ts';
import { aCustomer, noteHydrated } from './support/customer.ts';

/** Actions on the cart before the order, and again after it. */
const acts = 4;

type Place = {
  shop: OpenShop;
  network: BadNetwork;
  browser: Browser;
  shopUrl: string;
  products: number[];
};

/** People shop in a browser while three in ten requests are disturbed; each customer has a seed. */
export const network: Drill = async ({ times, say, signal }) => {
  await using closing = new AsyncDisposableStack();
  const shop = await openShop();
  closing.defer(shop.close);
  const network = openBadNetwork();
  closing.defer(network.close);
  const browser = await chromium.launch(chromiumLaunchOptions());
  closing.defer(() => browser.close());

  const apiPort = await findFreePort();
  let storefrontUrl = '';
  const apiUrl = await network.open(() => `http://127.0.0.1:${apiPort}`);
  const shopUrl = await network.open(() => storefrontUrl);
  const addresses = { API_URL: apiUrl, STOREFRONT_URL: shopUrl };
  const api = await shop.startApi({ port: apiPort, env: addresses });
  const storefront = await startStorefront(apiUrl, { ...addresses, API_INTERNAL_URL: api.url });
  closing.defer(storefront.stop);
  storefrontUrl = storefront.url;

  const stocked = [await shop.aProduct(), await shop.aProduct()];
  const place = { shop, network, browser, shopUrl, products: stocked.map(({ id }) => id) };
  const visits: Visit[] = [];
  for (let seed = 1; seed <= times && !signal.aborted; seed++) {
    const visit = await goShopping(place, seed);
    visits.push(visit);
    say(`seed ${seed}: ${visit.presses} presses, ${visit.reloads} reloads`);
  }
  return findingsOf(visits, network);
};

type Visit = Awaited<ReturnType<typeof goShopping>>;

/** A guest fills a cart, signs in, changes it, orders it, and fills another one. */
async function goShopping({ shop, network, browser, shopUrl, products }: Place, seed: number) {
  const random = randomFrom(seed);
  const customer = await shop.aPerson('User');
  // The drill evaluates code in the pages, which their policy would forbid.
  const context = await browser.newContext({ bypassCSP: true });
  await context.addCookies([{ name: 'lang', value: 'en', url: shopUrl }]);
  await context.addInitScript(noteHydrated);
  network.goBad(random);
  const buyer = aCustomer({ context, shopUrl, network, customer, products, random });

  await buyer.add();
  await buyer.add();
  await buyer.signIn();
  for (let act = 0; act < acts; act++) await buyer.anything();
  if (buyer.cart.size === 0) await buyer.add();
  await buyer.order();
  for (let act = 0; act < acts; act++) await buyer.anything();
  const isAllSent = await buyer.settle();
  await context.close();

  const orders = await shop.query<{ id: number }>('select id from orders where user_id = $1', [
    customer.id,
  ]);
  return {
    ...buyer.count,
    orders: orders.length,
    isAllSent,
    isCartRight: isDeepStrictEqual(await inCart(shop, customer.id), buyer.cart),
    isOrderRight: isDeepStrictEqual(await inOrders(shop, customer.id), buyer.ordered),
  };
}

const inCart = (shop: OpenShop, userId: number) =>
  piecesOf(
    shop,
    `select product_designs.product_id, quantity from cart_items join carts on carts.id = cart_id and status = 'active'
     join product_designs on product_designs.id = design_id where user_id = $1`,
    userId,
  );

const inOrders = (shop: OpenShop, userId: number) =>
  piecesOf(
    shop,
    `select product_designs.product_id, quantity from order_lines join orders on orders.id = order_id
     join product_designs on product_designs.id = design_id where user_id = $1`,
    userId,
  );

async function piecesOf({ query }: OpenShop, text: string, userId: number) {
  const rows = await query<{ product_id: number; quantity: number }>(text, [userId]);
  return new Map(rows.map(({ product_id, quantity }) => [product_id, quantity]));
}

function findingsOf(visits: Visit[], network: BadNetwork): Finding[] {
  const { carried, struck } = network.counts();
  const sum = (of: (visit: Visit) => number) => visits.reduce((all, visit) => all + of(visit), 0);
  const presses = sum((visit) => visit.presses);
  const became = [...struck].map(([trouble, times]) => `${times} ${trouble}`);
  return [
    {
      promise: 'a cart holds what was pressed, whatever happened to the requests',
      tried: presses,
      lost: sum(({ isCartRight }) => Number(!isCartRight)),
      note: `${visits.length} carts, ${sum(({ reloads }) => reloads)} reloads`,
    },
    {
      promise: 'one order of what the cart held, however often "pay" was pressed',
      tried: visits.length,
      lost: sum(({ orders, isOrderRight }) => Number(orders !== 1 || !isOrderRight)),
    },
    {
      promise: 'every change is sent in the end',
      tried: visits.length,
      lost: sum(({ isAllSent }) => Number(!isAllSent)),
      note: `of ${carried} requests ${became.join(', ')}`,
    },
  ];
}
