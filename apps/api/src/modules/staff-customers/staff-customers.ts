import {
  pageMeta,
  type listCustomers,
  type PageMeta,
  type ParsedInput,
  type StaffCustomer,
  type StaffCustomerDetails,
} from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';
import { asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { countUpTo } from '../../db/count-up-to.ts';
import { customerPhones, customers } from '../../db/schema/customers.ts';
import { orders } from '../../db/schema/orders.ts';
import { toAddressFields } from '../addresses/addresses.ts';
import { findOrders, toStaffOrder } from '../orders/orders-with-customers.ts';
import { searchCondition } from './customer-search.ts';
import {
  outcome,
  recordsOf,
  selectCustomers,
  toBlock,
  toRecord,
} from '../customers/find-record.ts';

/** Of a customer's orders, in the strip of a list. */
const shownOutcomes = 6;
/** Of a customer's orders, on the page of one. */
const shownOrders = 20;

type Query = ParsedInput<typeof listCustomers>['query'];
type Outcomes = StaffCustomer['latestOutcomes'];

type Found = Awaited<ReturnType<typeof selectCustomers>>[number];

function sortBy(sort: NonNullable<Query['sort']>, records: ReturnType<typeof recordsOf>): SQL[] {
  const columns = {
    'last-order': [],
    orders: [records.ordersCount],
    spent: [records.spent],
    delivered: [records.deliveredCount],
    refused: [records.refusedCount],
    cancelled: [records.cancelledCount],
  };
  // Whoever has no order comes last.
  const most = columns[sort].map((column) => sql`${column} desc nulls last`);
  return [...most, sql`${records.lastOrderAt} desc nulls last`, desc(customers.id)];
}

export async function listStaffCustomers(
  db: Database,
  { page, perPage, sort = 'last-order', ...search }: Query,
): Promise<{ data: StaffCustomer[]; meta: PageMeta }> {
  const where = searchCondition(db, search);
  const { totalCount, isCut } = await countUpTo(db, customers, {
    where,
    orderBy: [desc(customers.createdAt), desc(customers.id)],
    isCostly: Boolean(search.query),
  });
  const records = recordsOf(
    db,
    // Only of those who are found.
    where &&
      inArray(orders.customerId, db.select({ id: customers.id }).from(customers).where(where)),
  );
  const rows =
    totalCount > 0
      ? await selectCustomers(db, records)
          .where(where)
          .orderBy(...sortBy(sort, records))
          .limit(perPage)
          .offset((page - 1) * perPage)
      : [];
  const ids = rows.map(({ customer }) => customer.id);
  const outcomes = await findOutcomes(db, ids);
  return {
    data: rows.map((row) => toStaffCustomer(row, outcomes.get(row.customer.id) ?? [])),
    meta: { ...pageMeta(page, perPage, totalCount), ...(isCut && { isCut }) },
  };
}

/** What came of the newest orders of each of these customers. */
async function findOutcomes(db: Database, ids: number[]): Promise<Map<number, Outcomes>> {
  const newest = db
    .select({ outcome: outcome.as('outcome'), createdAt: orders.createdAt, id: orders.id })
    .from(orders)
    .where(eq(orders.customerId, customers.id))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(shownOutcomes)
    .as('newest');
  const rows = await db
    .select({ id: customers.id, outcome: newest.outcome })
    .from(customers)
    .crossJoinLateral(newest)
    .where(inArray(customers.id, ids))
    .orderBy(asc(customers.id), desc(newest.createdAt), desc(newest.id));
  const byId = Map.groupBy(rows, ({ id }) => id);
  return new Map([...byId].map(([id, rows]) => [id, rows.map(({ outcome }) => outcome)]));
}

/** One customer with everything that staff may know. */
export async function findStaffCustomer(
  db: Database,
  customerId: number,
  locale: Locale,
): Promise<StaffCustomerDetails | undefined> {
  const ofCustomer = eq(orders.customerId, customerId);
  const [[found], phones, newest, outcomes] = await Promise.all([
    selectCustomers(db, recordsOf(db, ofCustomer)).where(eq(customers.id, customerId)),
    db
      .select()
      .from(customerPhones)
      .where(eq(customerPhones.customerId, customerId))
      .orderBy(desc(customerPhones.createdAt), asc(customerPhones.phoneNumber)),
    findOrders(db, { where: ofCustomer, limit: shownOrders }),
    db
      .select({ id: orders.id, outcome })
      .from(orders)
      .where(ofCustomer)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(shownOrders),
  ]);
  if (!found) return undefined;

  const outcomeOf = new Map(outcomes.map(({ id, outcome }) => [id, outcome]));
  const shown = newest.map((row) => ({
    ...row,
    outcome: outcomeOf.get(row.order.id) ?? ('open' as const),
  }));
  const { note, userId } = found.customer;
  return {
    ...toStaffCustomer(
      found,
      shown.slice(0, shownOutcomes).map(({ outcome }) => outcome),
    ),
    note,
    userId,
    phoneNumbers: phones.map(({ phoneNumber, provedAt }) => ({
      phoneNumber,
      provedAt: provedAt?.toISOString() ?? null,
    })),
    addresses: addressesIn(shown, locale),
    orders: shown.map(({ outcome, ...row }) => ({ ...toStaffOrder(row, locale), outcome })),
  };
}

type ShownOrder = Awaited<ReturnType<typeof findOrders>>[number] & { outcome: Outcomes[number] };

/** Each place once, the newest first. */
function addressesIn(shown: ShownOrder[], locale: Locale): StaffCustomerDetails['addresses'] {
  const places = Map.groupBy(
    shown.map(({ order, outcome }) => ({ address: toAddressFields(order, locale), outcome })),
    ({ address }) => JSON.stringify(Object.entries(address).sort()).toLowerCase(),
  );
  return [...places.values()].flatMap((place) => {
    const [newest] = place;
    const deliveredCount = place.filter(({ outcome }) => outcome === 'delivered').length;
    return newest ? { ...newest.address, ordersCount: place.length, deliveredCount } : [];
  });
}

const toStaffCustomer = (found: Found, latestOutcomes: Outcomes): StaffCustomer => {
  const { customer, phoneNumber, record } = found;
  return {
    id: customer.id,
    version: customer.version,
    name: customer.name,
    phoneNumber,
    email: customer.email,
    ...toRecord(record),
    lastOrderAt: record?.lastOrderAt?.toISOString() ?? null,
    latestOutcomes,
    blocked: toBlock(customer, found.staffName),
  };
};
