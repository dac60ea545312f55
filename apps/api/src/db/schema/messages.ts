import {
  messageChannels,
  messageFailures,
  messageStates,
  messageTemplates,
} from '@craftsandore/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { createdAt, id, moment } from './columns.ts';
import { confirmationAttempts } from './desk.ts';
import { orderHistory, orders } from './orders.ts';
import { returns } from './returns.ts';

/** What the shop wrote about orders, as it was sent; kept as long as the order. What accounts are mailed is not here. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    template: text({ enum: messageTemplates }).notNull(),
    locale: text({ enum: ['ar', 'en'] }).notNull(),
    channel: text({ enum: messageChannels }).notNull(),
    /** The job that sends it, or what a service is told it by: another try is known by it; null while none has tried. */
    jobId: uuid().unique(),
    recipient: text(),
    subject: text(),
    /** Without the tokens of its links. */
    body: text(),
    state: text({ enum: messageStates }).notNull(),
    attempts: smallint().notNull().default(0),
    /** What the service calls it that took it. */
    providerId: text().unique(),
    /** When it was handed to the service last; null for mails, and for what staff send by hand. */
    sendingAt: moment(),
    /** Not before then: the service takes it later. Null for at once. */
    tryAt: moment(),
    failure: text({ enum: messageFailures }),
    /** What the mail server said to it. */
    error: text(),
    /** The move that it tells of, once; null where it tells of none. */
    stepId: integer()
      .unique()
      .references(() => orderHistory.id, { onDelete: 'cascade' }),
    /** The return that it tells of; null where it tells of none. */
    returnId: integer().references(() => returns.id),
    /** The attempt that it was, of one that asks a customer. */
    attemptId: integer()
      .unique()
      .references(() => confirmationAttempts.id),
    /** A message is repeated once: pressed twice, it is the same. */
    resendOf: integer()
      .unique()
      .references((): AnyPgColumn => messages.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    sentAt: moment(),
  },
  (table) => [
    index('messages_order').on(table.orderId, table.id),
    index('messages_return')
      .on(table.returnId)
      .where(sql`${table.returnId} is not null`),
    // That an order is late is told once, whoever asks for it at the same moment; staff may repeat it.
    uniqueIndex('messages_delayed')
      .on(table.orderId)
      .where(sql`${table.template} = 'order-delayed' and ${table.resendOf} is null`),
    index('messages_state').on(table.state, table.id),
    // What a service has to be given, or has not answered.
    index('messages_with_service')
      .on(table.id)
      .where(sql`${table.channel} <> 'email' and ${table.state} in ('waiting', 'sending')`),
    check(
      'messages_sent_whole',
      sql`(${table.state} in ('sent', 'delivered', 'read')) = (${table.sentAt} is not null)`,
    ),
  ],
);

/**
 * What WhatsApp has told of messages, each thing once, however often it does. Neither numbers nor what opens an order are
 * kept.
 */
export const channelEvents = pgTable(
  'channel_events',
  {
    id: id(),
    /** What it tells of which message: told again, it is known by it. */
    key: text().notNull().unique(),
    kind: text({ enum: ['status', 'answer'] }).notNull(),
    providerId: text().notNull(),
    /** Of a status: what the message was handed over by, which was not known by the service's own name before. */
    jobId: uuid(),
    status: text({ enum: ['sent', 'delivered', 'read', 'failed'] }),
    failure: text({ enum: messageFailures }),
    detail: text(),
    /** Of an answer by a button: to which version of which order. */
    answer: text({ enum: ['confirm', 'call_me'] }),
    orderId: integer().references(() => orders.id, { onDelete: 'cascade' }),
    version: integer(),
    /** What came of it; null while that has not been done. */
    outcome: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('channel_events_waiting')
      .on(table.id)
      .where(sql`${table.outcome} is null`),
    index('channel_events_order').on(table.orderId),
    index('channel_events_age').on(table.createdAt),
  ],
);
