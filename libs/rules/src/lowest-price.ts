import { type Piastres, priceOf, type Product, type ProductDesign } from '@craftsandore/contract';

type Priced = { price: Piastres; productDesigns: readonly { price?: Piastres | undefined }[] };

/** What lists show of a product: the price of its cheapest design, and whether another one costs more ("from 250"). */
export type LowestPrice = { price: Piastres; isFrom: boolean };

/** Lists are sorted and filtered by the same, which the database keeps as `products.lowest_price`. */
export function lowestPrice(product: Priced): LowestPrice {
  const prices = product.productDesigns.map((design) => priceOf(product, design));
  const price = prices.length > 0 ? (Math.min(...prices) as Piastres) : product.price; // one of them
  return { price, isFrom: prices.some((other) => other !== price) };
}

/** A product with what each of its designs costs; its own price is the lowest of them. */
export type PricedProduct = Omit<Product, 'productDesigns'> &
  LowestPrice & { productDesigns: (ProductDesign & { price: Piastres })[] };

/** On the server: so a page that shows one design needs no rule to know its price. */
export const withPrices = (product: Product): PricedProduct => ({
  ...product,
  ...lowestPrice(product),
  productDesigns: product.productDesigns.map((design) => ({
    ...design,
    price: priceOf(product, design),
  })),
});
