import { priceInCart, priceOf, type Product, type ProductDesign } from '@craftsandore/contract';

/** What a design is offered for, as structured data and feeds say it: what a cart charges, in pounds. */
export function offerOf(product: Product, design: ProductDesign | undefined) {
  const there = product.madeToOrderDays ? 'MadeToOrder' : 'InStock';
  return {
    price: (priceInCart({ price: priceOf(product, design) }) / 100).toFixed(2),
    availability: design?.stock ? there : 'OutOfStock',
  } as const;
}
