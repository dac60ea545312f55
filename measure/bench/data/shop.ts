import { below, randomFrom, seedOf, skewedBelow, type Random } from '../../support/random.ts';

/** Size of a shop, and the seed of its random numbers. */
export type Scale = { products: number; orders: number; seed: number };

export type Line = { product: number; design: number; quantity: number };

export type Order = {
  customer: number;
  status: 1 | 2 | 3 | 4 | 5;
  lines: Line[];
  createdAt: Date;
};

/** Each kind of thing has its own seeds. */
const kind = { product: 1, price: 2, rating: 3, order: 4 };

const designsOfEach = [1, 2, 3, 2];
const daysOpen = 3 * 365;
const day = 24 * 60 * 60 * 1000;

export type Shop = ReturnType<typeof planShop>;

/**
 * A shop of any size; every part can be generated again from its number, so that little is held in memory. Numbers
 * begin at 0. A few products sell most, a few customers order most, and there are more orders every year. The same seed
 * gives the same shop, except that its dates end today.
 */
export function planShop({ products, orders, seed }: Scale) {
  const customers = Math.max(100, Math.ceil(orders / 4));
  const until = Math.floor(Date.now() / day) * day;

  const firstDesigns = new Uint32Array(products + 1);
  for (let product = 0; product < products; product++) {
    const count = designsOfEach[product % designsOfEach.length] ?? 1;
    firstDesigns[product + 1] = (firstDesigns[product] ?? 0) + count;
  }
  const designs = firstDesigns[products] ?? 0;
  const designsOf = (product: number) => {
    const [first = 0, end = 0] = firstDesigns.subarray(product, product + 2);
    return { first, count: end - first };
  };

  const randomOf = (name: keyof typeof kind, index: number): Random =>
    randomFrom(seedOf(seed, kind[name], index));

  function order(index: number): Order {
    const random = randomOf('order', index);
    const age = Math.floor((1 - Math.sqrt((index + random()) / orders)) * daysOpen * day);
    const byDesign = new Map<number, Line>();
    const wanted = 1 + skewedBelow(random, 6, 2);
    for (let line = 0; line < wanted; line++) {
      // Spread over all numbers, so that what sells well is neither all old nor all new.
      const product = (skewedBelow(random, products, 3) * 7919) % products;
      const { first, count } = designsOf(product);
      const design = first + below(random, count);
      byDesign.set(design, { product, design, quantity: 1 + skewedBelow(random, 5, 3) });
    }
    return {
      customer: skewedBelow(random, customers, 2),
      status: statusAt(age, random()),
      lines: [...byDesign.values()],
      createdAt: new Date(until - age),
    };
  }

  return { products, orders, designs, customers, until, randomOf, designsOf, order };
}

function statusAt(age: number, chance: number): Order['status'] {
  if (chance < 0.05) return 5;
  if (age < day) return 1;
  if (age < 2 * day) return 2;
  return age < 5 * day ? 3 : 4;
}

/** Pieces sold and not cancelled, by design. */
export function countSold({ designs, orders, order }: Shop): Uint32Array {
  const sold = new Uint32Array(designs);
  for (let index = 0; index < orders; index++) {
    const { status, lines } = order(index);
    if (status === 5) continue;
    for (const { design, quantity } of lines) sold[design] = (sold[design] ?? 0) + quantity;
  }
  return sold;
}
