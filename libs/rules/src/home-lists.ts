import type { Product } from '@craftsandore/contract';

/** For how long a product is new. */
const daysOfNew = 30;

/** Whether the shop has not had it for long. */
export const isNew = (createdAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(createdAt) < daysOfNew * 24 * 3_600_000;

/** Pounds: what costs no more is shown as a gift. */
export const mostForGift = 500;

/** As many as fill whole rows of the grid on every screen, the first one being four times as large. */
export const shownInList = 9;
const rowLength = 4;

/** Of the newest: a row of what is new, and the list. */
export const newestForHome = 16;

type Found = {
  /** The `newestForHome` newest. */
  latest: readonly Product[];
  bestsellers: readonly Product[];
  gifts: readonly Product[];
};

/** What the lists of products on the home page have, a product in one of them alone; none that is no whole row. */
export function homeLists({ latest, bestsellers, gifts }: Found, now: Date) {
  const newest = takeNew(latest, now);
  const products = latest.slice(newest.length);
  const shown = new Set([...newest, ...products.slice(0, shownInList)].map(({ id }) => id));
  return {
    newest,
    products,
    bestsellers: takeOthers(shown, bestsellers),
    gifts: takeOthers(shown, gifts),
  };
}

/** A row of what is new; none where it would not be full, or the list under it were not. */
function takeNew(products: readonly Product[], now: Date): readonly Product[] {
  if (products.length < rowLength + shownInList) return [];
  const newest = products.slice(0, rowLength);
  return newest.every(({ createdAt }) => isNew(createdAt, now)) ? newest : [];
}

/** A row of those that the page does not show yet; none where it would not be full. */
function takeOthers(shown: Set<number>, products: readonly Product[]): readonly Product[] {
  const others = products.filter(({ id }) => !shown.has(id)).slice(0, rowLength);
  if (others.length < rowLength) return [];
  for (const { id } of others) shown.add(id);
  return others;
}

/** Whether somebody can buy it now. */
export const canBeBought = ({ productDesigns }: Pick<Product, 'productDesigns'>): boolean =>
  productDesigns.some(({ stock }) => stock > 0);
