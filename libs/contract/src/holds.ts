import { z } from 'zod';

import { WantedItems } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { OrderLine } from './orders.ts';
import { holdStates } from './plain/holds.ts';
import { Id, IdInUrl, line, PageMeta, PageQuery, PhoneNumber, Timestamp } from './values.ts';

/** Pieces that nobody else can order while their customer thinks, for a day at most. */
export const Hold = z.object({
  id: Id,
  state: z.enum(holdStates),
  /** Of the customer, in international form, and what staff call them; one of the two at least. */
  phoneNumber: z.string().nullable(),
  name: z.string().nullable(),
  lines: z.array(
    OrderLine.pick({
      productId: true,
      productDesignId: true,
      name: true,
      nameAr: true,
      designName: true,
      designNameAr: true,
      photo: true,
      quantity: true,
    }),
  ),
  staffName: z.string(),
  heldAt: Timestamp,
  /** From then on it counts no more. */
  expiresAt: Timestamp,
  /** What its customer has ordered with it. */
  orderId: Id.nullable(),
});
export type Hold = z.infer<typeof Hold>;

const params = z.object({ id: IdInUrl });

export const holdPieces = endpoint({
  method: 'POST',
  path: '/admin/holds',
  access: 'desk:work',
  takesKey: true,
  summary: 'Hold pieces for a customer for 24 hours: nobody else can order them',
  body: z
    .object({
      items: WantedItems,
      phoneNumber: PhoneNumber.optional(),
      name: line(100).optional(),
    })
    .refine(({ phoneNumber, name }) => phoneNumber ?? name, { path: ['phoneNumber'] }),
  data: Hold,
  errors: [
    'cart.not_enough_stock',
    'design.not_found',
    'address.phone_invalid',
    'request.key_reused',
  ],
});

export const listHolds = endpoint({
  method: 'GET',
  path: '/admin/holds',
  access: 'desk:work',
  summary: 'A page of what is held now, what ends first before the others',
  query: PageQuery,
  data: z.array(Hold),
  meta: PageMeta,
});

export const getHold = endpoint({
  method: 'GET',
  path: '/admin/holds/:id',
  access: 'desk:work',
  summary: 'A hold, and what has become of it',
  params,
  data: Hold,
  errors: ['hold.not_found'],
});

/** Of one that is over already it answers what has become of it. */
export const releaseHold = endpoint({
  method: 'POST',
  path: '/admin/holds/:id/release',
  access: 'desk:work',
  summary: 'Put what is held back into stock',
  params,
  data: Hold,
  errors: ['hold.not_found'],
});
