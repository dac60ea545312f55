import { setTimeout as delay } from 'node:timers/promises';

import { en } from '@craftsandore/i18n/storefront/en';
import type { BrowserContext, Locator, Page } from '@playwright/test';

import { below, type Random } from '../../bench/data/random.ts';
import { Failure } from '../../failure.ts';
import type { BadNetwork } from './bad-network.ts';
import type { Person } from './shop.ts';

/** Pieces by product. */
type Pieces = Map<number, number>;

type Options = {
  /** A browser of their own, and where it finds the shop. */
  context: BrowserContext;
  shopUrl: string;
  network: BadNetwork;
  customer: Person;
  products: number[];
  random: Random;
};

const mostTries = 60;
const patience = { timeout: 4_000 };

/** From then on a press is done at once; before, a tab that is closed takes it along. */
const isAlive = 'window.isAlive === true';
/** For every page, before it begins. */
export const noteAlive = `addEventListener('shop:alive', () => { window.isAlive = true; })`;

/** Where an order has been placed, and where a checkout of nothing leads to. */
const isOrdered = /\/orders\/\d+\/placed|\/cart$/;

/** Somebody with a browser in a bad network, who knows what they have pressed. */
export function aShopper({ context, shopUrl, network, customer, products, random }: Options) {
  const cart: Pieces = new Map();
  const ordered: Pieces = new Map();
  const count = { presses: 0, reloads: 0 };

  const oneOf = (some: readonly number[]) => some[below(random, some.length)] ?? 0;
  const isLucky = (share: number) => random() < share;
  const more = (product: number, by: number) => cart.set(product, (cart.get(product) ?? 0) + by);

  /** One that is there, or a new one; two are enough. */
  async function aTab(): Promise<Page> {
    const [first, second] = context.pages();
    if (first && second) return isLucky(0.5) ? first : second;
    return first && isLucky(0.5) ? first : context.newPage();
  }

  /** Opens a page, again and again if need be, until it is ready. */
  async function open(path: string, isReady: (page: Page) => Promise<unknown>): Promise<Page> {
    const page = await aTab();
    for (let time = 0; time < mostTries; time++) {
      try {
        await page.goto(`${shopUrl}${path}`, { waitUntil: 'commit', ...patience });
        await isReady(page);
        return page;
      } catch {
        count.reloads += 1;
      }
    }
    throw new Failure(`${path} was tried ${mostTries} times, in vain.`);
  }

  async function press(button: Locator, what: () => void) {
    try {
      await button.click({ ...patience, trial: true });
      // Given up in the middle, nobody could say whether it was pressed.
      await button.click({ timeout: 30_000 });
    } catch {
      return; // it was not there to be pressed, or still at work
    }
    count.presses += 1;
    what();
  }

  const lineOf = (page: Page, product: number) =>
    page.locator('main li', { has: page.locator(`a[href="/product/${product}"]`) });

  const openCart = (product: number) =>
    open('/cart', (page) => lineOf(page, product).waitFor(patience));

  async function add() {
    const product = oneOf(products);
    const page = await open(`/product/${product}`, (page) =>
      page.waitForFunction(isAlive, undefined, patience),
    );
    await press(page.getByRole('button', { name: en.cart.add }), () => more(product, 1));
    if (isLucky(0.3)) await page.close();
  }

  /** Changes a line of the cart a few times. */
  async function stir(page: Page, product: number) {
    const line = lineOf(page, product);
    for (let time = below(random, 3); time >= 0; time--) {
      const shown = await line.getByRole('spinbutton').getAttribute('aria-valuenow');
      const isMore = isLucky(0.6) || Number(shown) < 2;
      const name = isMore ? en.cart.more : en.cart.less;
      const button = line.getByRole('button', { name, exact: true });
      await press(button, () => more(product, isMore ? 1 : -1));
    }
  }

  async function changeLine() {
    const product = oneOf([...cart.keys()]);
    const page = await openCart(product);
    await stir(page, product);
    if (isLucky(0.3)) await page.close();
  }

  /** The same while nothing gets through: the browser knows it, or it does not. */
  async function changeLineAlone() {
    const product = oneOf([...cart.keys()]);
    const page = await openCart(product);
    if (isLucky(0.5)) await context.setOffline(true);
    else network.goDown();
    await stir(page, product);
    if (isLucky(0.3)) await page.close();
    await delay(random() * 1_000);
    await context.setOffline(false);
    network.comeUp();
  }

  async function remove() {
    const product = oneOf([...cart.keys()]);
    const page = await openCart(product);
    const button = lineOf(page, product).getByRole('button', { name: en.cart.remove });
    await press(button.last(), () => cart.delete(product));
  }

  async function empty() {
    const page = await openCart(oneOf([...cart.keys()]));
    await press(page.getByRole('button', { name: en.cart.clear }), () => cart.clear());
  }

  /** Presses "pay" until there is nothing left to pay for. Now and then the tab is closed upon it. */
  async function order() {
    const isClear = (page: Page) =>
      Promise.race([pay(page).waitFor(patience), page.waitForURL(isOrdered, patience)]);
    const pay = (page: Page) => page.getByRole('button', { name: en.checkout.pay });

    for (let time = 0; time < mostTries; time++) {
      const page = await open(`/cart/checkout?addressId=${customer.addressId}`, isClear);
      if (isOrdered.test(page.url())) break;
      await press(pay(page), () => undefined);
      if (isLucky(0.5)) {
        await delay(random() * 500);
        await page.close();
      } else await page.waitForURL(isOrdered, patience).catch(() => undefined);
    }
    for (const [product, pieces] of cart) ordered.set(product, pieces);
    cart.clear();
  }

  return {
    cart,
    ordered,
    count,
    add,
    order,

    /** From the next page on. */
    async signIn() {
      const { id, token } = customer;
      const user = { id, name: 'Salma', email: 'salma@example.com', roleId: 3, isVerified: true };
      const kept = { token, user: JSON.stringify(user) };
      await context.addInitScript(`Object.assign(localStorage, ${JSON.stringify(kept)})`);
    },

    /** Whatever people do with a cart. */
    async anything() {
      const dice = random();
      if (dice < 0.3 || cart.size === 0) await add();
      else if (dice < 0.55) await changeLine();
      else if (dice < 0.8) await changeLineAlone();
      else if (dice < 0.95) await remove();
      else await empty();
    },

    /** From here on everything gets through. @returns whether nothing waits any more. */
    async settle(): Promise<boolean> {
      await network.goWell();
      const page = await open('/cart', (page) => page.locator('main').waitFor(patience));
      const isAllSent = `localStorage.getItem('cartChanges') === null`;
      const isInTime = { timeout: 30_000 };
      return page.waitForFunction(isAllSent, undefined, isInTime).then(
        () => true,
        () => false,
      );
    },
  };
}
