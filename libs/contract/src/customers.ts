import { z } from 'zod';

import { AddressFields } from './addresses.ts';
import { Block, CustomerRecord } from './customer-record.ts';
import { endpoint } from './endpoint.ts';
import { StaffOrder } from './orders.ts';
import { maxLength } from './plain/limits.ts';
import { Flag, Id, IdInUrl, PageMeta, PageQuery, PhoneNumber, text, Timestamp } from './values.ts';

/** What came of an order, for whoever looks at many. */
const outcomes = ['open', 'delivered', 'refused', 'returned', 'cancelled'] as const;

/** Who orders, with or without an account. */
export const StaffCustomer = CustomerRecord.extend({
  id: Id,
  /** For `seenVersion`. */
  version: z.int().positive(),
  name: z.string(),
  /** International form; the one that came last, where there are several. */
  phoneNumber: z.string(),
  email: z.string().nullable(),
  /** Null where there has been none. */
  lastOrderAt: Timestamp.nullable(),
  /** What came of the newest orders, the newest first. */
  latestOutcomes: z.array(z.enum(outcomes)),
  /** Null while orders are taken. */
  blocked: Block.nullable(),
});
export type StaffCustomer = z.infer<typeof StaffCustomer>;

export const StaffCustomerDetails = StaffCustomer.extend({
  /** What staff write for each other; the customer never sees it. */
  note: z.string(),
  /** The account; null where there is none. */
  userId: Id.nullable(),
  phoneNumbers: z.array(z.object({ phoneNumber: z.string(), provedAt: Timestamp.nullable() })),
  /** Where the newest orders went, each place once; how many went there, and were taken. */
  addresses: z.array(
    AddressFields.extend({ ordersCount: z.int(), deliveredCount: z.int().nonnegative() }),
  ),
  /** The newest twenty; all of them are found by phone number at `GET /admin/orders`. */
  orders: z.array(StaffOrder.extend({ outcome: z.enum(outcomes) })),
});
export type StaffCustomerDetails = z.infer<typeof StaffCustomerDetails>;

/** The latest or the most first. */
export const customerSorts = [
  'last-order',
  'orders',
  'spent',
  'delivered',
  'refused',
  'cancelled',
] as const;

export const listCustomers = endpoint({
  method: 'GET',
  path: '/admin/customers',
  access: 'customer:read',
  summary: 'A page of all who ordered, with or without an account',
  query: PageQuery.extend({
    /** Words of a name or an email, or a phone number in any form. */
    query: z.string().trim().max(maxLength.query).optional(),
    blocked: Flag.optional(),
    /** Only those who have refused a parcel. */
    refused: Flag.optional(),
    sort: z.enum(customerSorts).optional(),
  }),
  data: z.array(StaffCustomer),
  meta: PageMeta,
});

export const getCustomer = endpoint({
  method: 'GET',
  path: '/admin/customers/:customerId',
  access: 'customer:read',
  summary: 'One customer with numbers, addresses, newest orders and what staff noted',
  params: z.object({ customerId: IdInUrl }),
  data: StaffCustomerDetails,
  errors: ['customer.not_found'],
});

/** What is not said stays as it is. Of a customer who is blocked no order is taken, whichever of their numbers it names. */
export const changeCustomer = endpoint({
  method: 'PATCH',
  path: '/admin/customers/:customerId',
  access: 'customer:update',
  summary: 'Note something about a customer; block one, with the reason, or lift that',
  params: z.object({ customerId: IdInUrl }),
  body: z.object({
    /** The version that was read: refused when somebody has changed the customer since. */
    seenVersion: Id.optional(),
    note: z.string().trim().max(maxLength.aboutCustomer).optional(),
    blocked: z
      .object({ reason: text(maxLength.blockReason) })
      .nullable()
      .optional(),
  }),
  data: StaffCustomerDetails,
  errors: ['customer.not_found', 'customer.changed'],
});

/**
 * Two that are one person become the first: its name stays, the numbers, orders, notes, a block and the account of the
 * second come to it. The address of the second leads to the first from then on. Done again, it stays so.
 */
export const mergeCustomers = endpoint({
  method: 'POST',
  path: '/admin/customers/:customerId/merge',
  access: 'customer:update',
  summary: 'Make one customer of two who are the same person',
  params: z.object({ customerId: IdInUrl }),
  body: z.object({
    /** The second. */
    otherId: Id,
    /** The versions that were read: refused when somebody has changed either since. */
    seenVersion: Id,
    otherSeenVersion: z.int().positive(),
  }),
  data: StaffCustomerDetails,
  errors: [
    'customer.not_found',
    'customer.changed',
    'customer.same',
    'customer.two_accounts',
    'customer.notes_too_long',
  ],
});

/**
 * Notes that a number is the customer's, as staff know from talking to them on it. Orders of that number without an account
 * come into the account with the same verified email, if there is one (business, section 1). Done again, it stays so.
 */
export const proveNumber = endpoint({
  method: 'POST',
  path: '/admin/customers/:customerId/prove',
  access: 'customer:update',
  summary: 'Note that a number is proved to be the customer’s',
  params: z.object({ customerId: IdInUrl }),
  body: z.object({ phoneNumber: PhoneNumber }),
  data: StaffCustomerDetails,
  errors: ['customer.not_found', 'customer.number_not_found'],
});
