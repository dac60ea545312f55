import { type CartItem, maxQuantity, type OrderLine, type Quote } from '@craftsandore/contract';

type Wanted = Pick<OrderLine, 'productDesignId' | 'name' | 'nameAr' | 'quantity'>;

/** What can be had of an order's lines today, and of which there is less than then, or nothing. */
export function again(lines: readonly Wanted[], quoted: Quote['lines']) {
  const items: CartItem[] = [];
  const shortages: { name: string; nameAr: string; got: number }[] = [];
  for (const { productDesignId, name, nameAr, quantity } of lines) {
    const found = quoted.find((line) => line.productDesignId === productDesignId);
    const got = Math.min(quantity, found?.available ?? 0, maxQuantity);
    if (found && got > 0) {
      items.push({ productDesignId, quantity: got, productDesign: found.productDesign });
    }
    if (got < quantity) shortages.push({ name, nameAr, got });
  }
  return { items, shortages };
}
