import {
  type DeskOrder,
  type DeskPart,
  type DeskSettings,
  type listDesk,
  OrderStatus,
  pageMeta,
  type ParsedInput,
  type ResponseBody,
} from '@craftsandore/contract';
import { defaultLocale, type Locale, otherLocale } from '@craftsandore/i18n';
import { cairoClock } from '@craftsandore/rules';
import {
  and,
  asc,
  countDistinct,
  eq,
  gt,
  gte,
  inArray,
  lte,
  not,
  type SQL,
  sql,
} from 'drizzle-orm';

import type { Database, DatabaseOrTransaction } from '../../../db/client.ts';
import { startOfDay } from '../../../db/egypt-days.ts';
import { confirmationAttempts } from '../../../db/schema/desk.ts';
import { orders } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/users.ts';
import { governorateName } from '../../addresses/addresses.ts';
import { toCosts } from '../costs.ts';
import { nameOn, toPromised } from '../order-rows.ts';
import { findSaved } from '../../settings/settings.ts';
import { type Asking, createWriteAsking } from './asking-messages.ts';
import { findConfirmations, onWire } from './confirmations.ts';
import { settleNewOrders } from './due-times.ts';

type Query = ParsedInput<typeof listDesk>['query'];

/** A page of the desk, the oldest promise first. */
export async function findDesk(
  db: Database,
  { part, state, page, perPage }: Query,
  { locale, now, asking }: { locale: Locale; now: Date; asking: Asking },
): Promise<ResponseBody<typeof listDesk>> {
  const { settings: policy } = await findSaved(db, 'desk');
  await settleNewOrders(db, { policy, now });
  const where = and(isPending, part ? inPart(part, now) : inState(state, now));
  const [totalCount, parts, today, rows] = await Promise.all([
    db.$count(orders, where),
    countParts(db, now),
    countToday(db, now),
    db
      .select({ id: orders.id })
      .from(orders)
      .where(where)
      .orderBy(asc(orders.deskDueAt), asc(orders.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
  ]);
  const orderIds = rows.map(({ id }) => id);
  const data = await findDeskOrders(db, { orderIds, policy, locale, now, asking });
  return { data, meta: { ...pageMeta(page, perPage, totalCount), ...parts, today } };
}

const isPending = eq(orders.statusId, OrderStatus.pending);
const isDue = (now: Date) => lte(orders.deskDueAt, now);

/** How many orders are due, for who looks at other things. */
export const countDue = (db: Database, now: Date): Promise<number> =>
  db.$count(orders, and(isPending, isDue(now)));

async function countParts(db: Database, now: Date) {
  const countOf = (part: DeskPart) =>
    sql`count(*) filter (where ${inPart(part, now)})`.mapWith(Number);
  const [found] = await db
    .select({
      due: countOf('due'),
      waiting: countOf('waiting'),
      later: countOf('later'),
      oldestDueAt: sql<Date | null>`min(${orders.deskDueAt}) filter (where ${isDue(now)})`.mapWith(
        orders.deskDueAt,
      ),
    })
    .from(orders)
    .where(isPending);
  const { oldestDueAt = null, due = 0, waiting = 0, later = 0 } = found ?? {};
  return { counts: { due, waiting, later }, oldestDueAt: oldestDueAt?.toISOString() ?? null };
}

/** How many orders were tried since midnight in Egypt, and of how many their customer has said yes. */
async function countToday(db: Database, now: Date) {
  const { orderId, outcome, createdAt } = confirmationAttempts;
  const [found] = await db
    .select({
      tried: countDistinct(orderId),
      confirmed: sql`count(distinct ${orderId}) filter (where ${outcome} = 'confirmed')`.mapWith(
        Number,
      ),
    })
    .from(confirmationAttempts)
    .where(gte(createdAt, startOfDay(cairoClock(now).day)));
  return found ?? { tried: 0, confirmed: 0 };
}

function inPart(part: DeskPart, now: Date): SQL | undefined {
  if (part === 'due') return isDue(now);
  const isUntried = inArray(orders.deskState, ['awaiting', 'postponed']);
  return and(gt(orders.deskDueAt, now), part === 'later' ? isUntried : not(isUntried));
}

/** What is due now where no state is asked for, whatever its state. */
function inState(state: Query['state'], now: Date): SQL | undefined {
  switch (state) {
    case undefined:
      return isDue(now);
    case 'due':
      return and(
        isDue(now),
        inArray(orders.deskState, ['due', 'awaiting', 'waiting_reply', 'postponed']),
      );
    case 'needs_address':
    case 'needs_deposit':
    case 'unreachable':
      return eq(orders.deskState, state);
    default:
      return and(eq(orders.deskState, state), gt(orders.deskDueAt, now));
  }
}

type Asked = {
  orderIds: number[];
  policy: DeskSettings;
  locale: Locale;
  now: Date;
  asking: Asking;
  /** With what to write in both languages: staff may choose the other one. */
  inBoth?: boolean;
};

/** Orders as the desk shows them, in the order of their ids as they were given. */
export async function findDeskOrders(
  db: DatabaseOrTransaction,
  { orderIds, policy, locale, now, asking, inBoth = false }: Asked,
): Promise<DeskOrder[]> {
  const found = await findConfirmations(db, { orderIds, policy, now });
  const staffIds = [...found.values()].flatMap(({ order }) => order.deskStaffId ?? []);
  const staff = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, staffIds));
  const names = new Map(staff.map(({ id, name }) => [id, name]));
  const write = await createWriteAsking(db, asking, orderIds);

  return orderIds.flatMap((id) => {
    const onDesk = found.get(id);
    if (!onDesk) return [];
    const { order, attempts, confirmation, deliveredCount, refusedCount } = onDesk;
    const { deskStaffId, deskStaffUntil, phoneNumber, governorateCode } = order;
    const isTaken = deskStaffUntil !== null && deskStaffUntil > now;
    const template = confirmation.nextStep === 'warning' ? 'last-warning' : 'please-confirm';
    const own = order.locale ?? defaultLocale;
    const writeIn = (language: Locale) => write({ order, template, locale: language });
    return {
      orderId: id,
      orderReference: order.reference,
      ...onWire(confirmation),
      attemptsCount: attempts.length,
      customer: { name: nameOn(order), phoneNumber, deliveredCount, refusedCount },
      totalCost: toCosts(order).totalCost,
      governorate: governorateName(governorateCode, locale),
      promised: toPromised(order),
      locale: own,
      messages: [writeIn(own), ...(inBoth ? [writeIn(otherLocale(own))] : [])],
      takenBy: (isTaken && deskStaffId !== null && names.get(deskStaffId)) || null,
    };
  });
}
