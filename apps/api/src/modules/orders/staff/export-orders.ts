import {
  maxExportedOrders,
  OrderStatus,
  orderStatusName,
  toPounds,
  type Cancellation,
} from '@craftsandore/contract';
import {
  addressInBuilding,
  joinAddress,
  cancelReasonLabel,
  orderExportWords,
  orderStatusLabel,
  type Locale,
} from '@craftsandore/i18n';

import type { Database, Transaction } from '../../../db/client.ts';
import { egypt } from '../../../db/egypt-days.ts';
import { governorateName } from '../../addresses/addresses.ts';
import { findReasons, type Reason } from '../adjustments.ts';
import { toCosts } from '../costs.ts';
import { findCancellations } from '../orders.ts';
import { toCsv } from '../../../csv.ts';
import {
  countOrders,
  emailOf,
  findOrders,
  nameOf,
  type OrderWithCustomer,
} from '../orders-with-customers.ts';
import { searchCondition, type OrderSearch } from './order-search.ts';

const batch = 1000;

const cairoTime = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: egypt,
});

const pounds = (amountInPiastres: number) => toPounds(amountInPiastres).toFixed(2);

/** As people write it in Egypt: with +20 it would begin like a formula, without spaces Excel would make a number of it. */
const writtenPhone = (number: string) => number.replace(/^\+20(\d{3})(\d{3})(\d{4})$/, '0$1 $2 $3');

type Row = OrderWithCustomer & { cancellation: Cancellation | null; reasons: Reason[] };

type Column = keyof ReturnType<typeof orderExportWords>;

const columns: Record<Column, (row: Row, locale: Locale) => string> = {
  reference: ({ order }) => order.reference,
  placedAt: ({ order }) => cairoTime.format(order.createdAt),
  status: ({ order }, locale) => orderStatusLabel(orderStatusName(order.statusId), locale),
  customer: nameOf,
  email: (row) => emailOf(row) ?? '',
  phone: ({ order }) => writtenPhone(order.phoneNumber),
  secondPhone: ({ order }) => writtenPhone(order.secondPhoneNumber ?? ''),
  street: ({ order }, locale) => {
    const { streetAddress, area, landmark } = order;
    const parts = [streetAddress, ...addressInBuilding(order, locale), area, landmark];
    return joinAddress(parts.filter(Boolean), locale);
  },
  city: ({ order }) => order.city,
  governorate: ({ order }, locale) => governorateName(order.governorateCode, locale),
  postalCode: ({ order }) => order.postalCode,
  note: ({ order }) => order.customerNote,
  subtotal: ({ order }) => pounds(order.subtotal),
  adjustments: ({ order }) => pounds(order.adjustment),
  reasons: ({ reasons }, locale) =>
    reasons
      .map(({ reason, reasonAr }) => (locale === 'ar' ? (reasonAr ?? reason) : reason))
      .join(' | '),
  shippingFees: ({ order }) => pounds(order.shippingFees),
  total: ({ order }) => pounds(toCosts(order).totalCost),
  cancelReason: ({ cancellation }, locale) =>
    cancellation ? cancelReasonLabel(cancellation.reason, locale) : '',
  cancelWords: ({ cancellation }) => cancellation?.words ?? '',
};

/** The orders that a search finds, as a table for Excel. */
export async function exportOrdersAsCsv(
  db: Database,
  { sort, ...search }: OrderSearch,
  locale: Locale,
) {
  const words = orderExportWords(locale);
  const names = Object.keys(columns) as Column[]; // Object.keys loses the type of what it was given
  const rows = [names.map((name) => words[name])];

  // One view of the database for all batches, so that no order comes twice when others are placed meanwhile.
  const isCut = await db.transaction(
    async (tx) => {
      const where = searchCondition(search);
      const { few } = await countOrders(tx, { where, byText: Boolean(search.query) });
      let part: Row[];
      do {
        const offset = rows.length - 1;
        part = await explained(
          tx,
          await findOrders(tx, { where, sort, limit: batch, offset, few }),
        );
        rows.push(...part.map((row) => names.map((name) => columns[name](row, locale))));
      } while (part.length === batch && rows.length - 1 <= maxExportedOrders);
      return rows.splice(1 + maxExportedOrders).length > 0;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

  return { csv: toCsv(rows), count: rows.length - 1, isCut };
}

/** With why they were cancelled, and why they cost more or less than their pieces. */
async function explained(tx: Transaction, rows: OrderWithCustomer[]): Promise<Row[]> {
  const cancelled = rows.flatMap(({ order: { id, statusId } }) =>
    statusId === OrderStatus.cancelled ? id : [],
  );
  const cancellations = await findCancellations(tx, cancelled);
  const reasons = await findReasons(
    tx,
    rows.map(({ order }) => order.id),
  );
  return rows.map((row) => ({
    ...row,
    cancellation: cancellations.get(row.order.id) ?? null,
    reasons: reasons.get(row.order.id) ?? [],
  }));
}
