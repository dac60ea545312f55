import { type CartItem, maxQuantity } from '@craftsandore/contract';

/** A change of a cart: as data, so that it can wait in the browser's storage for a connection. */
export type CartChange =
  | { kind: 'add'; item: CartItem }
  | { kind: 'take'; productDesignId: number; quantity: number }
  | { kind: 'remove'; productDesignId: number }
  | { kind: 'empty' }
  /** What a guest has left here, or what was taken out and is put back. */
  | { kind: 'merge'; items: readonly CartItem[]; ofGuest?: boolean };

/** A queued change of an account's cart, with the id by which the API does it only once. */
export type UnsentChange = { changeId: string; userId: number; change: CartChange };

/** A line of the guest's cart that a merge could bring over only in part, or not at all. */
export type Shortage = { name: string; nameAr: string; asked: number; got: number };

/** What a merge has done. */
export type Merge = {
  /** What the API undoes it by; null where there is nothing to undo. */
  id: string | null;
  /** How many designs came in, or came in more pieces. */
  added: number;
  shortages: readonly Shortage[];
  /** The guest's lines as they were. */
  guest: readonly CartItem[];
};

/** The quantity of a design that one cart can hold. */
export const maxQuantityOf = ({ stock }: { stock: number }) => Math.min(stock, maxQuantity);

/** What a change makes of a list of items; a line goes when nothing is left (specification, section 4). */
export function applyChange(items: readonly CartItem[], change: CartChange): CartItem[] {
  switch (change.kind) {
    case 'add':
      return withMore(items, change.item);
    case 'take':
      return items
        .map((line) =>
          line.productDesignId === change.productDesignId
            ? { ...line, quantity: line.quantity - change.quantity }
            : line,
        )
        .filter((line) => line.quantity > 0);
    case 'remove':
      return items.filter((line) => line.productDesignId !== change.productDesignId);
    case 'empty':
      return [];
    case 'merge':
      return change.items.reduce(withAtLeast, [...items]);
  }
}

/** The larger quantity counts, as it does at the API. */
function withAtLeast(items: CartItem[], item: CartItem): CartItem[] {
  const held = items.find(({ productDesignId }) => productDesignId === item.productDesignId);
  const quantity = item.quantity - (held?.quantity ?? 0);
  return quantity > 0 ? withMore(items, { ...item, quantity }) : items;
}

/** Adds a line, or raises the quantity of the existing one, up to the stock. */
function withMore(items: readonly CartItem[], item: CartItem): CartItem[] {
  const { productDesignId, quantity, productDesign } = item;
  const max = maxQuantityOf(productDesign);
  const isThere = items.some((line) => line.productDesignId === productDesignId);
  if (!isThere) return [...items, item];
  return items.map((line) =>
    line.productDesignId === productDesignId
      ? { ...line, quantity: Math.max(line.quantity, Math.min(line.quantity + quantity, max)) }
      : line,
  );
}
