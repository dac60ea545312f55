import { getShop, type Shop } from '@craftsandore/contract';
import { shopAsDelivered } from '@craftsandore/rules';

type Ask = (endpoint: typeof getShop, input: object) => Promise<Shop>;

/** What tells of changes: the line to the API that the page cache listens on. */
type Changes = { onChange: (listener: () => void) => void; isConnected: () => boolean };

/** Also without a change an announcement comes and goes. */
const maxAgeMs = 60_000;

let changes: Changes | null = null;
let known: { shop: Promise<Shop>; until: number } | null = null;
let last: Shop | null = null;

/** From now on the shop is asked for once, until something changes. */
export function followShop(told: Changes): void {
  changes = told;
  told.onChange(() => {
    known = null;
  });
}

/**
 * What everybody may know of the shop: for all pages of this process one call, made anew after each change. While no
 * change could be heard, each page asks.
 */
export function currentShop(ask: Ask): Promise<Shop> {
  if (!changes?.isConnected()) return load(ask);
  if (known && Date.now() < known.until) return known.shop;
  const asked = { shop: load(ask), until: Date.now() + maxAgeMs };
  known = asked;
  asked.shop.catch(() => {
    if (known === asked) known = null;
  });
  return asked.shop;
}

async function load(ask: Ask): Promise<Shop> {
  const shop = await ask(getShop, {});
  last = shop;
  return shop;
}

/** The same for a page that is to be shown whatever happens: the last that was known, or what the shop came with. */
export const lastKnownShop = (ask: Ask): Promise<Shop> =>
  currentShop(ask).catch(() => last ?? shopAsDelivered());
