import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { maxSaved } from './plain/limits.ts';
import { Id, IdInUrl, LimitedMoney, Money } from './values.ts';

/** A product that a person wants to find again. */
export const SavedProduct = z.object({
  productId: Id,
  /** What it cost when it was saved. */
  price: Money,
});
export type SavedProduct = z.infer<typeof SavedProduct>;

const Saved = z.array(SavedProduct);

export const listSaved = endpoint({
  method: 'GET',
  path: '/saved',
  access: 'signed-in',
  summary: 'The saved products of the signed-in customer, the latest first',
  data: Saved,
});

/** Those that are saved keep their price, and those that the shop does not have are left out. Safe to repeat. */
export const saveProducts = endpoint({
  method: 'POST',
  path: '/saved',
  access: 'signed-in',
  summary: 'Save one product, or what a guest has saved in the browser, the latest first',
  body: z.object({
    products: z
      .array(z.object({ productId: Id, price: LimitedMoney }))
      .min(1)
      .max(maxSaved),
  }),
  data: Saved,
  errors: ['saved.too_many'],
});

/** Safe to repeat. */
export const forgetProduct = endpoint({
  method: 'DELETE',
  path: '/saved/:productId',
  access: 'signed-in',
  summary: 'Take a product from the saved ones',
  params: z.object({ productId: IdInUrl }),
  data: Saved,
});
