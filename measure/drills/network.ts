import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

import { chromiumLaunchOptions } from '@craftsandore/tools/chromium';
import { Failure } from '@craftsandore/tools/failure';
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

/** Milliseconds. A visit takes half a minute, or one on a busy machine. */
const longestVisit = 200_000;

type Place = {
  shop: OpenShop;
  network: BadNetwork;
  shopUrl: string;
  products: number[];
};

/**
 * People shop in a browser while three in ten requests are disturbed; each customer has a seed. Every second one has no
 * account.
 */
export const network: Drill = async ({ times, say, signal }) => {
  await using closing = new AsyncDisposableStack();
  const shop = await openShop();
  closing.defer(shop.close);
  const network = openBadNetwork();
  closing.defer(network.close);

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
  const place = { shop, network, shopUrl, products: stocked.map(({ id }) => id) };
  const visits: Visit[] = [];
  for (let seed = 1; seed <= times && !signal.aborted; seed++) {
    const way = seed % 2 === 0 ? asGuest : asCustomer;
    const visit = (await goIn(place, seed, way)) ?? (await goIn(place, seed, way));
    if (!visit) throw new Failure(`Seed ${seed} came to no end, twice.`);
    visits.push(visit);
    say(`seed ${seed}: ${visit.presses} presses, ${visit.reloads} reloads`);
  }
  return findingsOf(visits, network);
};

/** A browser, and what is called with each thing that is done in it. */
type Attempt = { browser: Browser; onStep: (step: string) => void };

type Visit = Awaited<ReturnType<typeof goShopping>>;

type Buyer = ReturnType<typeof aCustomer>;

/** How somebody comes to an order, and where to find it and the cart. */
type Way = {
  signIn?: (buyer: Buyer) => Promise<void>;
  order: (buyer: Buyer, phoneNumber: string) => Promise<void>;
  cartOf: (shop: OpenShop, buyer: Buyer, userId: number) => Promise<Map<number, number>>;
  /** Condition of the orders table. */
  isOwn: string;
  ownerOf: (userId: number, phoneNumber: string) => number | string;
};

const asCustomer: Way = {
  signIn: (buyer) => buyer.signIn(),
  order: (buyer) => buyer.order(),
  cartOf: (shop, _, userId) => inCart(shop, userId),
  isOwn: 'orders.user_id = $1',
  ownerOf: (userId) => userId,
};

const asGuest: Way = {
  order: (buyer, phoneNumber) => buyer.orderAsGuest(phoneNumber),
  cartOf: (_, buyer) => buyer.keptCart(),
  isOwn: 'orders.phone_number = $1',
  ownerOf: (_, phoneNumber) => `+2${phoneNumber}`,
};

/**
 * A visit in a browser of its own. Undefined, and said, where it came to no end: now and then a browser under load does not
 * answer any more, which is not what is tried here.
 */
async function goIn(place: Place, seed: number, way: Way) {
  const browser = await chromium.launch(chromiumLaunchOptions());
  const steps: string[] = [];
  const visit = goShopping({ ...place, browser, onStep: (step) => steps.push(step) }, seed, way);
  visit.catch(() => undefined); // it may fail when its browser is closed, and nobody waits for it any more
  try {
    const ended = await Promise.race([visit, delay(longestVisit, undefined, { ref: false })]);
    if (!ended) console.error(`Seed ${seed} came to no end: ${steps.slice(-20).join(', ')}`);
    return ended;
  } finally {
    await Promise.race([browser.close(), delay(10_000, undefined, { ref: false })]);
  }
}

/** Somebody fills a cart, perhaps signs in, changes it, orders it, and fills another one. */
async function goShopping(
  { shop, network, browser, shopUrl, products, onStep }: Place & Attempt,
  seed: number,
  { signIn, order, cartOf, isOwn, ownerOf }: Way,
) {
  const random = randomFrom(seed);
  const customer = await shop.aPerson('User');
  const phoneNumber = `0101${String(customer.id).padStart(7, '0')}`;
  // The drill evaluates code in the pages, which their policy would forbid.
  const context = await browser.newContext({ bypassCSP: true });
  await context.addCookies([{ name: 'lang', value: 'en', url: shopUrl }]);
  await context.addInitScript(noteHydrated);
  network.goBad(random);
  const buyer = aCustomer({ context, shopUrl, network, customer, products, random, onStep });

  await buyer.add();
  await buyer.add();
  await signIn?.(buyer);
  for (let act = 0; act < acts; act++) await buyer.anything();
  if (buyer.cart.size === 0) await buyer.add();
  await order(buyer, phoneNumber);
  for (let act = 0; act < acts; act++) await buyer.anything();
  const isAllSent = await buyer.settle();
  const cart = await cartOf(shop, buyer, customer.id);
  const isWithWorker = context.serviceWorkers().length > 0;
  await context.close();

  const owner = ownerOf(customer.id, phoneNumber);
  const orders = await shop.query<{ id: number }>(`select id from orders where ${isOwn}`, [owner]);
  return {
    ...buyer.count,
    orders: orders.length,
    isWithWorker,
    isAllSent,
    isCartRight: isDeepStrictEqual(cart, buyer.cart),
    isOrderRight: isDeepStrictEqual(await inOrders(shop, isOwn, owner), buyer.ordered),
  };
}

const inCart = (shop: OpenShop, userId: number) =>
  piecesOf(
    shop,
    `select product_designs.product_id, quantity from cart_items join carts on carts.id = cart_id and status = 'active'
     join product_designs on product_designs.id = design_id where user_id = $1`,
    userId,
  );

const inOrders = (shop: OpenShop, isOwn: string, owner: number | string) =>
  piecesOf(
    shop,
    `select product_designs.product_id, quantity from order_lines join orders on orders.id = order_id
     join product_designs on product_designs.id = design_id where ${isOwn}`,
    owner,
  );

async function piecesOf({ query }: OpenShop, text: string, owner: number | string) {
  const rows = await query<{ product_id: number; quantity: number }>(text, [owner]);
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
      note: `${visits.length} carts, ${sum(({ isWithWorker }) => Number(isWithWorker))} with the service worker, ${sum(({ reloads }) => reloads)} reloads`,
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
