import {
  type changeOrder,
  type OrderChange,
  OrderNow,
  OrderStatus,
  orderStatusName,
  type ParsedInput,
} from '@craftsandore/contract';
import { type Locale, orderStatusLabel } from '@craftsandore/i18n';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';

import type { Database, Transaction } from '../../../db/client.ts';
import { holdName } from '../../../db/hold-name.ts';
import {
  type ActorKind,
  type OrderContents,
  orderLines,
  orderRevisions,
  orders,
} from '../../../db/schema/orders.ts';
import { requestHash } from '../../../http/request-hash.ts';
import type { Limits } from '../../../limits/limits.ts';
import type { QueueMail } from '../../../mail/mail-job.ts';
import { Problem } from '../../../problem.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { copyOfAddress } from '../../addresses/addresses.ts';
import { egyptianMobile } from '../../addresses/phone.ts';
import { photosOfDesigns } from '../../catalogue/designs.ts';
import { findDesigns, holdDesigns, moveStock } from '../../catalogue/stock/stock.ts';
import { customerWhoMayOrder } from '../../customers/customers.ts';
import { findDeliverySettings } from '../../delivery/delivery-settings.ts';
import { findTermsOfUse } from '../../promotions/promotion-uses.ts';
import {
  findAdjustmentRows,
  insertAdjustments,
  type NewAdjustment,
  sumOf,
} from '../adjustments.ts';
import { toCosts } from '../costs.ts';
import { assertFewHeld } from '../held-pieces.ts';
import { releaseForTaking } from '../holds/release-holds.ts';
import { lineOf } from '../line-of.ts';
import { keepRefund } from '../money/keep-refund.ts';
import { nameOn, toPromised, type OrderRow } from '../order-rows.ts';
import { insertStep, lockOrder } from '../orders.ts';
import { assertNotBooked } from '../parcels/assert-not-booked.ts';
import { findExchange } from '../returns/exchange-of-order.ts';
import { assertFewPieces } from '../waiting-orders.ts';
import { addedAdjustments, differencesOf, stockChangesOf, type Versions } from './differences.ts';
import { type Offer, planChange } from './plan-change.ts';
import { findRevisionOf, photosOf } from './revisions.ts';

type Body = ParsedInput<typeof changeOrder>['body'];

export type Parts = {
  db: Database;
  photoUrls: PhotoUrls;
  queueMail: QueueMail;
  limits: Pick<Limits, 'guestPieces'>;
  log: FastifyBaseLogger;
};

type Actor = { kind: Extract<ActorKind, 'staff' | 'customer'>; id: number | null };

type Change = {
  orderId: number;
  body: Body;
  actor: Actor;
  /** Whether who asks may change an order of this status. */
  mayChange: (statusId: number) => boolean;
  key: string | null;
  locale: Locale;
  now: Date;
};

/** A customer who changes an order again and again would keep it from ever ending. */
const mostByCustomer = 10;

/**
 * Changes an order, or tells what that would make of it, by the same plan. Lines, stock, sums and both versions are
 * written together or not at all, under the order's lock; of two who change it at once the second is told what it is now.
 */
export function changeOrderBy(
  { db, photoUrls, queueMail, limits, log }: Parts,
  change: Change,
): Promise<OrderChange> {
  const { body, actor, orderId, locale } = change;
  const answer = async (tx: Transaction, versions: Versions) =>
    differencesOf(versions, { photos: await photosOf(tx, [versions]), photoUrls, locale });

  return db.transaction(async (tx) => {
    const keyHash = requestHash({ orderId, actor, body });
    const { key } = change;
    const made = key && !body.dryRun ? await findRevisionOf(tx, { key, keyHash }) : undefined;
    if (made) {
      const { asksAgain, version } = made;
      return { ...(await answer(tx, made)), asksAgain, applied: true, version };
    }

    const planned = await plan(tx, change);
    const { order, versions } = planned;
    const told = await answer(tx, versions);
    const asksAgain = asksAnew(order, told);
    const applied = !body.dryRun && told.differences.length > 0;
    if (!applied) return { ...told, asksAgain, applied, version: order.version };

    const version = order.version + 1;
    await apply(tx, { ...planned, asksAgain, actor, now: change.now });
    await tx.insert(orderRevisions).values({
      ...versions,
      ...{ orderId, version, asksAgain, key, keyHash: key && keyHash },
      ...{ actorKind: actor.kind, actorId: actor.id, createdAt: change.now },
    });
    if (asksAgain) {
      await queueMail(tx, { mail: 'order-changed', orderId, locale: order.locale ?? 'ar' });
    }
    if (actor.kind === 'customer') {
      const growth = { network: order.placedFrom, pieces: morePiecesOf(versions) };
      await assertFewHeld(tx, growth, { most: limits.guestPieces, log });
    }
    return { ...told, asksAgain, applied, version };
  });
}

/** Who has confirmed an order confirms other pieces and another total; who has not is asked about all that it is now. */
function asksAnew(
  { statusId }: OrderRow,
  { before, after, differences }: Pick<OrderChange, 'before' | 'after' | 'differences'>,
): boolean {
  const kinds = new Set(differences.map(({ kind }) => kind));
  if (kinds.has('line') || before.totalCost !== after.totalCost) return true;
  return statusId === OrderStatus.pending && (kinds.has('address') || kinds.has('receiver'));
}

type Planned = { order: OrderRow; versions: Versions; customerId: number | undefined };

/** Reads what a change depends on, locked unless it is only asked for. @throws Problem where it cannot be. */
async function plan(
  tx: Transaction,
  { orderId, body: { dryRun, edits, seenVersion }, actor, mayChange, now }: Change,
): Promise<Planned> {
  const [seen] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!seen) throw new Problem('order.not_found');
  // Before the order: whoever holds a customer or a number waits for orders.
  const customerId = dryRun ? undefined : await customerAfter(tx, seen, edits);
  if (actor.kind === 'customer' && !dryRun) await holdName(tx, seen.phoneNumber);
  const order = dryRun ? seen : await lockOrder(tx, orderId);
  if (!order) throw new Problem('order.not_found');
  assertAsSeen(order, seenVersion);
  if (!mayChange(order.statusId)) {
    throw new Problem('order.too_late_to_change', { values: { status: labels(order) } });
  }
  if (order.statusId === OrderStatus.confirmed) await assertNotBooked(tx, orderId);
  if (actor.kind === 'customer' && !dryRun) await assertFewChanges(tx, orderId);

  const rows = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  const before = contentsOf(order, rows, await findAdjustmentRows(tx, orderId));
  const added = edits.flatMap((edit) => (edit.kind === 'add' ? edit.productDesignId : []));
  const ids = [...new Set([...rows.map(({ designId }) => designId), ...added])];
  const { settings: delivery } = await findDeliverySettings(tx);
  if (!dryRun) await releaseForTaking(tx, { designIds: ids, now });
  const offers = await offersOf(tx, ids, { isHeld: !dryRun });
  const designIds = new Map(rows.map(({ id, designId }) => [id, designId]));
  const made = await findExchange(tx, order);
  const exchange = made && { isDeliveryFree: made.wayPaidBy === 'shop', paid: made.paid };
  const promotion = await findTermsOfUse(tx, orderId);
  const facts = {
    ...{ offers, designIds, delivery, now },
    ...(exchange && { exchange }),
    ...(promotion && { promotion }),
  };
  const after = planChange(before, edits, facts);

  const stock = Object.fromEntries([...offers].map(([id, offer]) => [id, offer.stock]));
  const versions = { before, after, stock };
  if (actor.kind === 'customer') await assertMayHave(tx, order, versions);
  return { order, versions, customerId };
}

function assertAsSeen(order: OrderRow, seenVersion: number): void {
  if (order.version === seenVersion) return;
  const { version, statusId } = order;
  throw new Problem('order.changed', {
    values: { status: labels(order) },
    current: OrderNow.encode({
      ...{ version, orderStatusId: statusId, costBreakdown: toCosts(order) },
    }),
  });
}

/** A number that staff correct makes the order that number's customer's. */
async function customerAfter(
  tx: Transaction,
  { phoneNumber: before, userId }: OrderRow,
  edits: Body['edits'],
): Promise<number | undefined> {
  const contact = edits.findLast((edit) => edit.kind === 'address')?.contact;
  if (!contact) return undefined;
  const { name, email = null } = contact;
  const phoneNumber = egyptianMobile(contact.phoneNumber);
  if (phoneNumber === before) return undefined;
  return customerWhoMayOrder(tx, { name, email, userId, phoneNumber });
}

async function assertFewChanges(tx: Transaction, orderId: number): Promise<void> {
  const own = and(eq(orderRevisions.orderId, orderId), eq(orderRevisions.actorKind, 'customer'));
  if ((await tx.$count(orderRevisions, own)) >= mostByCustomer) {
    throw new Problem('order.too_many_changes');
  }
}

/** Who has no account holds no more by changing an order than by placing one. */
async function assertMayHave(
  tx: Transaction,
  { id, userId, phoneNumber }: OrderRow,
  { before, after }: Pick<Versions, 'before' | 'after'>,
): Promise<void> {
  if (morePiecesOf({ before, after }) <= 0) return;
  await assertFewPieces(tx, userId === null ? { phoneNumber } : { userId }, {
    except: id,
    pieces: piecesIn(after),
  });
}

const morePiecesOf = ({ before, after }: Pick<Versions, 'before' | 'after'>) =>
  piecesIn(after) - piecesIn(before);

const piecesIn = ({ lines }: OrderContents) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

const contentsOf = (
  order: OrderRow,
  lines: (typeof orderLines.$inferSelect)[],
  adjustments: NewAdjustment[],
): OrderContents => ({
  lines: lines.map(({ id: _, orderId: __, ...line }) => line),
  address: copyOfAddress(order),
  name: nameOn(order),
  email: order.contactEmail,
  note: order.customerNote,
  subtotal: order.subtotal,
  shippingFees: order.shippingFees,
  adjustments,
  promised: toPromised(order),
});

/** Read again once they are held, because others may have bought meanwhile. */
async function offersOf(
  tx: Transaction,
  designIds: number[],
  { isHeld }: { isHeld: boolean },
): Promise<Map<number, Offer>> {
  const photos = await photosOfDesigns(tx, designIds);
  if (isHeld) await holdDesigns(tx, designIds);
  const found = await findDesigns(tx, designIds);
  return new Map(
    found.map(({ isSold, ...sold }) => [
      sold.design.id,
      { stock: sold.design.stock, isSold, line: lineOf(sold, photos) },
    ]),
  );
}

type Applied = Planned & { asksAgain: boolean; actor: Actor; now: Date };

async function apply(
  tx: Transaction,
  { order, versions, customerId, asksAgain, actor, now }: Applied,
): Promise<void> {
  const { after } = versions;
  await writeLines(tx, order.id, versions);
  const moved = stockChangesOf(versions);
  if (moved.length > 0) await moveStock(tx, order.id, moved);

  const adjustments = addedAdjustments(versions);
  const by = { orderId: order.id, version: order.version + 1, staffId: actor.id };
  await insertAdjustments(tx, by, adjustments);

  const isBack = asksAgain && order.statusId === OrderStatus.confirmed;
  await tx
    .update(orders)
    .set({
      ...after.address,
      ...whoReceives(order, after),
      customerId,
      customerNote: after.note,
      subtotal: after.subtotal,
      shippingFees: after.shippingFees,
      adjustment: sumOf(after.adjustments),
      promisedFrom: after.promised?.from ?? null,
      promisedTo: after.promised?.to ?? null,
      version: order.version + 1,
      // When it is due is found out anew.
      ...(asksAgain && { deskDueAt: null, deskEndsAt: null, deskState: null }),
      ...(isBack && { statusId: OrderStatus.pending }),
    })
    .where(eq(orders.id, order.id));
  const cause = { actorKind: actor.kind, actorId: actor.id, at: now };
  await keepRefund(tx, order.id, cause);
  if (isBack) {
    await insertStep(tx, order.id, {
      statusId: OrderStatus.pending,
      actorKind: actor.kind,
      actorId: actor.id,
    });
  }
}

async function writeLines(
  tx: Transaction,
  orderId: number,
  { before, after }: Versions,
): Promise<void> {
  const was = new Map(before.lines.map((line) => [line.designId, line]));
  const stay = new Set(after.lines.map(({ designId }) => designId));
  const gone = [...was.keys()].filter((designId) => !stay.has(designId));
  if (gone.length > 0) {
    const own = eq(orderLines.orderId, orderId);
    await tx.delete(orderLines).where(and(own, inArray(orderLines.designId, gone)));
  }
  const other = after.lines.filter(({ designId, quantity, unitPrice }) => {
    const line = was.get(designId);
    return line?.quantity !== quantity || line.unitPrice !== unitPrice;
  });
  if (other.length === 0) return;
  await tx
    .insert(orderLines)
    .values(other.map((line) => ({ ...line, orderId })))
    .onConflictDoUpdate({
      target: [orderLines.orderId, orderLines.designId],
      set: { quantity: sql`excluded.quantity`, unitPrice: sql`excluded.unit_price` },
    });
}

/** Name and email as the order keeps and staff search them; an account's email stays with it. */
function whoReceives(order: OrderRow, { name, email }: OrderContents) {
  if (name === nameOn(order) && email === order.contactEmail) return {};
  const searched = order.userId === null ? email : order.customer.match(/\S+$/)?.[0];
  return {
    contactName: name,
    contactEmail: email,
    customer: [name, searched].filter(Boolean).join(' '),
  };
}

function labels({ statusId }: OrderRow) {
  const name = orderStatusName(statusId);
  return { ar: orderStatusLabel(name, 'ar'), en: orderStatusLabel(name, 'en') };
}
