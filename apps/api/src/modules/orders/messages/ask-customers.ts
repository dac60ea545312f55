import { randomUUID } from 'node:crypto';

import {
  type askingTemplates,
  type ChannelSettings,
  type DeskSettings,
  OrderStatus,
} from '@craftsandore/contract';
import { defaultLocale, type Locale } from '@craftsandore/i18n';
import { smsText, whatsAppText } from '@craftsandore/i18n/mail';
import { type Confirmation, isQuiet } from '@craftsandore/rules';
import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';

import type { ChannelName, Outgoing } from '../../../channels/channel.ts';
import type { Channels } from '../../../channels/channels.ts';
import type { Database, Transaction } from '../../../db/client.ts';
import { messages } from '../../../db/schema/messages.ts';
import { orders } from '../../../db/schema/orders.ts';
import type { Limits } from '../../../limits/limits.ts';
import { withoutLinkTokens } from '../../../logging/secrets.ts';
import { Problem } from '../../../problem.ts';
import { findSaved } from '../../settings/settings.ts';
import { type Asking, createAskedOf } from '../desk/asking-messages.ts';
import { findConfirmations } from '../desk/confirmations.ts';
import { settleNewOrders } from '../desk/due-times.ts';
import type { OrderRow } from '../order-rows.ts';
import { lockOrder } from '../orders.ts';
import { noteOutcome } from './note-outcome.ts';

type MessageRow = typeof messages.$inferSelect;
type AskingTemplate = (typeof askingTemplates)[number];

type Parts = {
  db: Database;
  logger: FastifyBaseLogger;
  channels: Channels;
  limits: Pick<Limits, 'messagesToNumber'>;
  asking: Asking;
  clock?: () => Date;
  /** How long a service may take, beyond which nobody knows whether it has the message. */
  unsureAfterMs?: number;
};

/** The order in which they are tried. */
const channelNames = ['whatsapp', 'sms'] as const satisfies ChannelName[];
/** Well beyond the time after which no answer is waited for. */
const twoMinutes = 2 * 60_000;
/** Orders that are looked at at once. */
const atOnce = 200;

/** Which services the owner has switched on, and the environment has credentials for. */
const openChannels = ({ whatsApp, sms }: ChannelSettings, channels: Channels) =>
  channelNames.filter((name) => channels[name] && { whatsapp: whatsApp, sms }[name]);

/**
 * Asks customers whose orders are due to confirm them, by the services that the owner has switched on. That a message is
 * being sent is committed before a service is given it. Whatever ends the process then, nobody but staff sends it again.
 */
export async function askCustomers(parts: Parts): Promise<void> {
  const { db, channels, clock = () => new Date(), unsureAfterMs = twoMinutes } = parts;
  await giveUpOnSending(db, new Date(clock().getTime() - unsureAfterMs));
  const { settings } = await findSaved(db, 'channels');
  const open = openChannels(settings, channels);
  await failWithoutChannel(db, open);
  const { settings: policy } = await findSaved(db, 'desk');
  if (open.length === 0 || isQuiet(clock(), policy)) return;

  while ((await settleNewOrders(db, { policy, now: clock() })) > 0);
  // A service that has had enough, or does not answer, is left alone until the next minute.
  const resting = new Set<ChannelName>();
  for await (const orderId of ordersToAsk(db, policy, clock)) {
    if (open.every((name) => resting.has(name))) return;
    const now = clock();
    const taken = await db.transaction((tx) =>
      takeMessage(tx, { ...parts, orderId, policy, open, resting, now }),
    );
    if (!taken) continue;
    const { message, outgoing } = taken;
    const sent = (await channels[message.channel]?.send(outgoing)) ?? { result: 'unsure' };
    if (sent.result === 'unsure' || (sent.result === 'refused' && sent.passing)) {
      resting.add(message.channel);
    }
    if (sent.result !== 'sent') {
      const code = sent.result === 'refused' ? /^\d+/.exec(sent.detail)?.[0] : undefined;
      const told = { messageId: message.id, channel: message.channel, result: sent.result, code };
      parts.logger.warn(told, 'message not sent');
    }
    await noteOutcome(db, message.id, sent, clock());
  }
}

/** Of what was being sent when a process ended, nobody knows whether it was. */
const giveUpOnSending = (db: Database, before: Date) =>
  db
    .update(messages)
    .set({ state: 'unsure' })
    .where(
      and(
        ne(messages.channel, 'email'),
        eq(messages.state, 'sending'),
        lt(messages.sendingAt, before),
      ),
    );

const failWithoutChannel = (db: Database, open: ChannelName[]) =>
  db
    .update(messages)
    .set({ state: 'failed', failure: 'channel_off', tryAt: null })
    .where(and(eq(messages.state, 'waiting'), notInArray(messages.channel, ['email', ...open])));

/** Those that a message waits for first, then those whose customers are to be written to. */
async function* ordersToAsk(db: Database, policy: DeskSettings, clock: () => Date) {
  const waiting = await db
    .selectDistinct({ orderId: messages.orderId })
    .from(messages)
    .where(
      and(
        ne(messages.channel, 'email'),
        eq(messages.state, 'waiting'),
        or(isNull(messages.tryAt), lte(messages.tryAt, clock())),
      ),
    )
    .limit(atOnce);
  for (const { orderId } of waiting) yield orderId;

  let last = { at: new Date(0), id: 0 };
  for (;;) {
    const now = clock();
    const { deskDueAt, deskEndsAt, deskStaffUntil, id } = orders;
    const due = await db
      .select({ id, at: sql`${deskDueAt}`.mapWith(deskDueAt) })
      .from(orders)
      .where(
        and(
          eq(orders.statusId, OrderStatus.pending),
          lte(deskDueAt, now),
          or(isNull(deskStaffUntil), lte(deskStaffUntil, now)),
          or(isNull(deskEndsAt), gt(deskEndsAt, now)),
          sql`(${deskDueAt}, ${id}) > (${last.at.toISOString()}::timestamptz, ${last.id}::int)`,
        ),
      )
      .orderBy(asc(deskDueAt), asc(id))
      .limit(atOnce);
    const end = due.at(-1);
    if (!end) return;
    last = end;
    const orderIds = due.map((order) => order.id);
    const found = await findConfirmations(db, { orderIds, policy, now });
    for (const orderId of orderIds) {
      const confirmation = found.get(orderId)?.confirmation;
      if (confirmation && stepOf(confirmation)) yield orderId;
    }
  }
}

/** What the customer is to be written now; null where nothing is. */
function stepOf({ state, nextStep }: Confirmation): AskingTemplate | null {
  if (state !== 'due') return null;
  if (nextStep === 'message') return 'please-confirm';
  return nextStep === 'warning' ? 'last-warning' : null;
}

type Taking = Pick<Parts, 'asking' | 'limits'> & {
  orderId: number;
  policy: DeskSettings;
  open: ChannelName[];
  resting: ReadonlySet<ChannelName>;
  now: Date;
};

type Taken = { message: { id: number; channel: ChannelName }; outgoing: Outgoing };

/** Under the lock of the order, marks what is to be sent as being sent; null where nothing is. */
async function takeMessage(tx: Transaction, taking: Taking): Promise<Taken | null> {
  const { orderId, policy, open, resting, now } = taking;
  const order = await lockOrder(tx, orderId);
  if (!order) return null;
  const found = (await findConfirmations(tx, { orderIds: [orderId], policy, now })).get(orderId);
  if (!found) return null;
  const isOpen = order.statusId === OrderStatus.pending;
  const step = isOpen ? stepOf(found.confirmation) : null;
  const byService = await tx
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.orderId, orderId),
        inArray(messages.channel, channelNames),
        isNotNull(messages.jobId),
      ),
    )
    .orderBy(asc(messages.id));

  // Staff have the order before them: they may be writing at this moment.
  if (order.deskStaffUntil !== null && order.deskStaffUntil > now) return null;
  if (byService.some(({ state }) => state === 'sending')) return null;
  const waiting = byService.find(({ state }) => state === 'waiting');
  if (waiting) {
    // What staff have asked for does not wait until it is due.
    const isWanted = waiting.resendOf === null ? waiting.template === step : isOpen;
    if (!isWanted) {
      await fail(tx, waiting.id, 'moved_on');
      return null;
    }
    if (waiting.tryAt !== null && waiting.tryAt > now) return null;
    return isChannel(waiting.channel) && !resting.has(waiting.channel)
      ? begin(tx, { ...taking, order, waiting, channel: waiting.channel, template: asked(waiting) })
      : null;
  }

  if (!step) return null;
  // Since the last attempt that counts, each service is given one message: what it has taken is such an attempt.
  const lastAt = found.attempts.findLast(({ didFail }) => !didFail)?.attempt.createdAt;
  const since = Math.max(found.startedAt.getTime(), lastAt?.getTime() ?? 0);
  const tried = byService.filter(
    ({ state, createdAt }) =>
      (state === 'failed' || state === 'unsure') && createdAt.getTime() >= since,
  );
  if (tried.some(({ state }) => state === 'unsure')) return null;
  const channel = open.find((name) => tried.every((message) => message.channel !== name));
  if (!channel || resting.has(channel)) return null;
  return begin(tx, { ...taking, order, channel, template: step });
}

const isChannel = (name: string): name is ChannelName =>
  channelNames.some((channel) => channel === name);

/** A service is given nothing but what asks. */
const asked = ({ template }: MessageRow): AskingTemplate =>
  template === 'last-warning' ? template : 'please-confirm';

const fail = (tx: Transaction, id: number, failure: MessageRow['failure']) =>
  tx.update(messages).set({ state: 'failed', failure, tryAt: null }).where(eq(messages.id, id));

type Beginning = Taking & {
  order: OrderRow;
  channel: ChannelName;
  template: AskingTemplate;
  waiting?: MessageRow;
};

async function begin(tx: Transaction, beginning: Beginning): Promise<Taken | null> {
  const { asking, limits, order, channel, template, waiting, now } = beginning;
  const locale = waiting?.locale ?? order.locale ?? defaultLocale;
  const { text, approved } = await write(tx, { asking, order, template, locale });
  const id = waiting?.jobId ?? randomUUID();
  const sending = {
    ...{ state: 'sending' as const, jobId: id, sendingAt: now, tryAt: null, failure: null },
    ...{ recipient: order.phoneNumber, body: withoutLinkTokens(text[channel]) },
    attempts: (waiting?.attempts ?? 0) + 1,
  };
  const [message] = waiting
    ? await tx.update(messages).set(sending).where(eq(messages.id, waiting.id)).returning()
    : await tx
        .insert(messages)
        .values({ ...sending, orderId: order.id, template, locale, channel, createdAt: now })
        .returning();
  if (!message) return null;
  if (sending.attempts === 1 && (await isTooMany(limits, order.phoneNumber))) {
    await fail(tx, message.id, 'too_many_of_day');
    return null;
  }
  const { confirmTokens } = asking;
  const opens = `${confirmTokens.of(order)}.${confirmTokens.formTokenOf(order)}`;
  return {
    message: { id: message.id, channel },
    outgoing: {
      ...{ id, locale, approved, to: order.phoneNumber, text: text[channel] },
      payloadOf: (answer) => `${answer}:${opens}`,
    },
  };
}

type Writing = { asking: Asking; order: OrderRow; template: AskingTemplate; locale: Locale };

/** Without the name on the order: nobody has shown that the number is theirs, and nobody's words go to strangers. */
async function write(tx: Transaction, { asking, order, template, locale }: Writing) {
  const { settings } = await findSaved(tx, 'shop');
  const shop = locale === 'ar' ? settings.nameAr : settings.name;
  const askedOf = await createAskedOf(tx, asking, [order.id]);
  const { name: _, ...askedOrder } = askedOf(order);
  const approved = whatsAppText(askedOrder, { template, shop, locale });
  const sms = smsText(askedOrder, { template, shop, locale });
  return { approved, text: { whatsapp: approved.text, sms } };
}

async function isTooMany({ messagesToNumber }: Taking['limits'], number: string) {
  try {
    await messagesToNumber.take(number);
    return false;
  } catch (error) {
    if (error instanceof Problem) return true;
    throw error;
  }
}
