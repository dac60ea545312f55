import { type CartItem, largestQuantity } from '@craftsandore/contract';

/** A change of a cart, as it can be told to the API, and what it makes of a list of items. */
export type CartChange = {
  apply: (items: readonly CartItem[]) => CartItem[];
} & (
  | { kind: 'add'; productDesignId: number; quantity: number }
  | { kind: 'take'; productDesignId: number; quantity: number }
  | { kind: 'remove'; productDesignId: number }
  | { kind: 'empty' }
);

/** Where a cart is kept: in the browser for a guest, at the API for an account. */
export type CartKeeper = {
  read: () => Promise<CartItem[]>;
  /** Carries out a change and answers with the cart as it is then. */
  change: (change: CartChange) => Promise<CartItem[]>;
};

/** More of a thing: a new line, or more of the line that is there, as far as stock goes. */
export function adding(item: CartItem): CartChange {
  const { productDesignId, quantity, productDesign } = item;
  const most = Math.min(productDesign.stock, largestQuantity);
  return {
    kind: 'add',
    productDesignId,
    quantity,
    apply: (items) => {
      const isThere = items.some((line) => line.productDesignId === productDesignId);
      if (!isThere) return [...items, item];
      return items.map((line) =>
        line.productDesignId === productDesignId
          ? { ...line, quantity: Math.max(line.quantity, Math.min(line.quantity + quantity, most)) }
          : line,
      );
    },
  };
}

/** Fewer of a thing; the line goes when nothing is left (specification, section 4). */
export function taking(productDesignId: number, quantity: number): CartChange {
  return {
    kind: 'take',
    productDesignId,
    quantity,
    apply: (items) =>
      items
        .map((line) =>
          line.productDesignId === productDesignId
            ? { ...line, quantity: line.quantity - quantity }
            : line,
        )
        .filter((line) => line.quantity > 0),
  };
}

export function removing(productDesignId: number): CartChange {
  return {
    kind: 'remove',
    productDesignId,
    apply: (items) => items.filter((line) => line.productDesignId !== productDesignId),
  };
}

export function emptying(): CartChange {
  return { kind: 'empty', apply: () => [] };
}
