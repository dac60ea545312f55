import { z } from 'zod';

import { Preview, Product, ProductDesign } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { strictOwnPath } from './plain/cart-links.ts';
import { maxMergedLines, maxQuantity } from './plain/limits.ts';
import { Id, shortText } from './values.ts';

export const CartItem = z.object({
  productDesignId: Id,
  quantity: z.int().positive(),
  productDesign: ProductDesign.omit({ wood: true }).extend({
    /** Its price is what this design costs. */
    product: Product.pick({ id: true, name: true, nameAr: true, price: true }).extend({
      /** Absent in what browsers have kept since before anything was made to order. */
      madeToOrderDays: Product.shape.madeToOrderDays.optional(),
    }),
  }),
});
export type CartItem = z.infer<typeof CartItem>;

export const Cart = z.object({ id: Id, cartItems: z.array(CartItem) });
export type Cart = z.infer<typeof Cart>;

const Quantity = z.int().min(1).max(maxQuantity);

/** What is wanted of the shop, each design once. */
export const WantedItems = z
  .array(z.object({ productDesignId: Id, quantity: Quantity }))
  .min(1)
  .max(maxMergedLines)
  .refine((items) => new Set(items.map((item) => item.productDesignId)).size === items.length);

export const getActiveCart = endpoint({
  method: 'GET',
  path: '/orders/carts/active',
  access: 'signed-in',
  summary: 'The cart of the signed-in customer; made when there is none',
  data: Cart,
});

/** Names a change, so that a retry after a lost response does not repeat it. */
const ChangeId = z.uuid().optional();

export const addToCart = endpoint({
  method: 'POST',
  path: '/orders/carts/add',
  access: 'signed-in',
  summary: 'Add pieces of one design',
  body: z.object({ productDesignId: Id, quantity: Quantity.default(1), changeId: ChangeId }),
  data: Cart,
  errors: ['design.not_found', 'cart.not_enough_stock'],
});

export const removeFromCart = endpoint({
  method: 'DELETE',
  path: '/orders/carts/remove',
  access: 'signed-in',
  summary: 'Take one piece or more out, or with removeAll the whole line',
  body: z.object({
    productDesignId: Id,
    quantity: Quantity.default(1),
    removeAll: z.boolean().default(false),
    changeId: ChangeId,
  }),
  data: Cart,
});

export const emptyCart = endpoint({
  method: 'DELETE',
  path: '/orders/carts/empty',
  access: 'signed-in',
  summary: 'Take everything out',
  query: z.object({ changeId: ChangeId }),
  data: Cart,
});

export const MergedLine = z.object({
  productDesignId: Id,
  /** What the guest's cart asked for. */
  asked: z.int(),
  /** What the cart holds now; less than asked where stock ended, 0 where the design is gone. */
  got: z.int(),
});
export type MergedLine = z.infer<typeof MergedLine>;

/** Safe to repeat: of a design in both carts the larger quantity counts, as far as stock goes. */
export const mergeCart = endpoint({
  method: 'POST',
  path: '/orders/carts/merge',
  access: 'signed-in',
  summary: "Bring a guest's cart into the account's",
  body: z.object({
    items: z.array(z.object({ productDesignId: Id, quantity: Quantity })).max(maxMergedLines),
    changeId: ChangeId,
  }),
  data: z.object({
    cart: Cart,
    changes: z.array(MergedLine),
    /** What undoes it; null where the cart has stayed as it was. */
    mergeId: z.uuid().nullable(),
    /** How many designs came in, or came in more pieces. */
    added: z.int(),
  }),
});

/** For half an hour, and until the cart is ordered. What was changed since in other designs stays. */
export const undoMerge = endpoint({
  method: 'POST',
  path: '/orders/carts/merge/undo',
  access: 'signed-in',
  summary: "Put the account's cart back to what it was before a merge",
  body: z.object({ mergeId: z.uuid() }),
  data: Cart,
  errors: ['cart.merge_gone', 'cart.merge_ordered'],
});

/** It only fills a cart: prices and stock are those of the moment at which it is opened. */
export const createCartLink = endpoint({
  method: 'POST',
  path: '/admin/cartLinks',
  access: 'desk:work',
  summary: "A link that puts pieces into a visitor's cart, to be sent to a customer",
  body: z.object({
    items: WantedItems,
    /** A path of the shop to go on to; the cart without it. */
    continueTo: shortText(500)
      .regex(/^\/[^\s\\]*$/)
      .refine((path) => strictOwnPath(path) !== null)
      .optional(),
  }),
  data: z.object({ url: z.string() }),
  errors: ['design.not_found'],
});

/** Staff have had it drawn where they made the link; of others there is none. */
export const getCartLink = endpoint({
  method: 'GET',
  path: '/cartLinks',
  access: 'public',
  summary: 'What a shared cart link shows: its preview picture',
  query: z.object({
    /** As in the link: `12:2,30:1`. */
    items: shortText(2048),
  }),
  data: z.object({ preview: Preview }),
});
