import { setTimeout as delay } from 'node:timers/promises';

import { en } from '@craftsandore/i18n/storefront/en';
import { Role } from '@craftsandore/roles';
import { Failure } from '@craftsandore/tools/failure';
import type { BrowserContext, Locator, Page } from '@playwright/test';

import { below, type Random } from '../../support/random.ts';
import type { BadNetwork } from './bad-network.ts';
import type { Person } from './shop.ts';

/** Pieces by product. */
type Pieces = Map<number, number>;

type Options = {
  /** A browser context for this customer only. */
  context: BrowserContext;
  shopUrl: string;
  network: BadNetwork;
  customer: Person;
  products: number[];
  random: Random;
  /** Called with each page that is opened and each button that is pressed. */
  onStep: (step: string) => void;
};

const maxTries = 60;
const patience = { timeout: 4_000 };

/** True once the page handles clicks; a click before that is lost if the tab is closed. */
const isHydrated = 'window.isHydrated === true';
/** Added to every page before its scripts run. */
export const noteHydrated = `addEventListener('storefront:hydrated', () => { window.isHydrated = true; })`;

/** Where placing an order leads to, and the checkout of an empty cart. */
const isOrdered = /\/(orders|track)\/[\w-]+\/placed|\/cart$/;

/** A customer on a bad network, with a model of what the cart should hold. */
export function aCustomer(options: Options) {
  const { context, shopUrl, network, customer, products, random, onStep } = options;
  const cart: Pieces = new Map();
  const ordered: Pieces = new Map();
  const count = { presses: 0, reloads: 0 };

  const oneOf = (some: readonly number[]) => some[below(random, some.length)] ?? 0;
  const isLucky = (share: number) => random() < share;
  const more = (product: number, by: number) => cart.set(product, (cart.get(product) ?? 0) + by);

  /** One of at most two tabs, possibly a new one. */
  async function aTab(): Promise<Page> {
    const [first, second] = context.pages();
    if (first && second) return isLucky(0.5) ? first : second;
    return first && isLucky(0.5) ? first : context.newPage();
  }

  /** Opens a page and reloads it until it is ready. */
  async function open(path: string, isReady: (page: Page) => Promise<unknown>): Promise<Page> {
    const page = await aTab();
    for (let time = 0; time < maxTries; time++) {
      onStep(path);
      try {
        await page.goto(`${shopUrl}${path}`, { waitUntil: 'commit', ...patience });
        await isReady(page);
        return page;
      } catch {
        count.reloads += 1;
      }
    }
    throw new Failure(`${path} was tried ${maxTries} times, in vain.`);
  }

  async function press(button: Locator, what: () => void) {
    onStep(`press ${button}`);
    try {
      await button.click({ ...patience, trial: true });
      // If this timed out, it would be unknown whether the click happened.
      await button.click({ timeout: 30_000 });
    } catch {
      return; // it was not there to be pressed, or still at work
    }
    count.presses += 1;
    what();
  }

  const lineOf = (page: Page, product: number) =>
    page.locator('main li', { has: page.locator(`a[href^="/product/${product}/"]`) });

  const openCart = (product: number) =>
    open('/cart', (page) => lineOf(page, product).waitFor(patience));

  async function add() {
    const product = oneOf(products);
    const page = await open(`/product/${product}`, (page) =>
      page.waitForFunction(isHydrated, undefined, patience),
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

  /** The same without a connection, which the browser knows (offline) or does not (network down). */
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

  /** Orders with the account. */
  const order = () =>
    payAt(`/cart/checkout?addressId=${customer.addressId}`, (page) =>
      page.getByRole('button', { name: en.checkout.pay }),
    );

  /** Orders without an account, and writes all of it anew in every tab. */
  const orderAsGuest = (phoneNumber: string) =>
    payAt(
      '/cart/checkout',
      (page) => page.locator('button[type=submit][form]'),
      async (page) => {
        const write = (label: string, text: string) =>
          page.getByLabel(label, { exact: true }).fill(text, patience);
        await page.getByLabel(en.place.governorate).selectOption('EG-C', patience);
        await write(en.checkout.name, 'Layla Mansour');
        await write(en.guest.mobile, phoneNumber);
        await write(en.place.city, 'Maadi');
        await write(en.address.street, '9 Nasr Street');
      },
    );

  /** Presses "pay" until the cart is ordered; sometimes closes the tab right after the click. */
  async function payAt(
    path: string,
    pay: (page: Page) => Locator,
    prepare?: (page: Page) => Promise<void>,
  ) {
    const isClear = async (page: Page) => {
      await Promise.race([pay(page).waitFor(patience), page.waitForURL(isOrdered, patience)]);
      if (!prepare || isOrdered.test(page.url())) return;
      await page.waitForFunction(isHydrated, undefined, patience);
      await prepare(page);
    };

    for (let time = 0; time < maxTries; time++) {
      const page = await open(path, isClear);
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
    orderAsGuest,

    /** Takes effect on the next page. */
    async signIn() {
      const { id, token } = customer;
      const user = {
        id,
        name: 'Salma',
        email: 'salma@example.com',
        roleId: Role.User,
        isVerified: true,
      };
      const kept = { token, user: JSON.stringify(user) };
      await context.addInitScript(`Object.assign(localStorage, ${JSON.stringify(kept)})`);
    },

    /** One random action on the cart. */
    async anything() {
      const dice = random();
      if (dice < 0.3 || cart.size === 0) await add();
      else if (dice < 0.55) await changeLine();
      else if (dice < 0.8) await changeLineAlone();
      else if (dice < 0.95) await remove();
      else await empty();
    },

    /** The cart of this browser, as it is kept for whoever is not signed in. */
    async keptCart(): Promise<Pieces> {
      const page = await open('/cart', (page) => page.locator('main').waitFor(patience));
      const kept: [number, number][] = await page.evaluate(
        `JSON.parse(localStorage.getItem('cartItems') ?? '[]').map((item) => [item.productDesign.product.id, item.quantity])`,
      );
      return new Map(kept);
    },

    /** Ends all faults. @returns whether the browser has sent every change. */
    async settle(): Promise<boolean> {
      onStep('settle');
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
