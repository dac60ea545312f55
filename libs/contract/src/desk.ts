import { z } from 'zod';

import {
  type AttemptChannel,
  attemptOutcomes,
  type ConfirmationState,
  confirmationStates,
  DeskSettings,
  outcomesOfCall,
  outcomesOfMessage,
  staffChannels,
} from './desk-shapes.ts';
import { endpoint } from './endpoint.ts';
import { AskingMessage } from './order-messages.ts';
import { cancelReasons, Confirmation, OrderStatusId, Promised } from './orders.ts';
import { maxId, maxLength } from './plain/limits.ts';
import {
  Id,
  IdInUrl,
  Money,
  PageMeta,
  PageQuery,
  text,
  Timestamp,
  TimestampWithOffset,
} from './values.ts';

const without = (channels: readonly string[], channel: string) => !channels.includes(channel);

const isMessage = (channel: AttemptChannel) => channel === 'whatsapp' || channel === 'sms';

const NewAttempt = z
  .object({
    channel: z.enum(staffChannels),
    /** `in` where the customer began. */
    direction: z.enum(['out', 'in']).default('out'),
    outcome: z.enum(attemptOutcomes),
    /** When the customer asked to be called: within two weeks; now, where that has just passed. */
    until: TimestampWithOffset.optional(),
    /** Why they do not want it. A parcel is refused later. */
    reason: z.enum(cancelReasons).exclude(['refused']).optional(),
    note: text(maxLength.cancelWords).optional(),
    /** The version that the customer was asked about: refused when the order has changed since. */
    seenVersion: z.int().positive().max(maxId).optional(),
    /** Of a message that says that the order ends without an answer. */
    isLastWarning: z.boolean().default(false),
    /** What was sent by hand, as the desk was given it; it is kept with the messages of the order. */
    message: AskingMessage.optional(),
  })
  .refine(
    ({ channel, outcome }) =>
      (isMessage(channel) || without(outcomesOfMessage, outcome)) &&
      (channel === 'call' || without(outcomesOfCall, outcome)),
    { path: ['outcome'] },
  )
  .refine(({ outcome, until }) => (outcome === 'asked_later') === (until !== undefined), {
    path: ['until'],
  })
  .refine(({ outcome, reason }) => outcome === 'declined' || reason === undefined, {
    path: ['reason'],
  })
  .refine(({ reason, note }) => reason !== 'other' || note, { path: ['note'] })
  .refine(({ outcome, isLastWarning }) => outcome === 'sent' || !isLastWarning, {
    path: ['isLastWarning'],
  })
  .refine(
    ({ channel, direction, outcome, isLastWarning, message }) =>
      message === undefined ||
      (channel === 'whatsapp' &&
        direction === 'out' &&
        outcome === 'sent' &&
        isLastWarning === (message.template === 'last-warning')),
    { path: ['message'] },
  );

/** States of orders that somebody must look at, now or later. */
const openConfirmationStates = [
  'due',
  'awaiting',
  'waiting_reply',
  'postponed',
  'needs_address',
  'needs_deposit',
  'unreachable',
] as const satisfies ConfirmationState[];

/** What a member of staff makes of the desk: to be done now, an answer may come, nothing to do yet. Each order is in one. */
export const deskParts = ['due', 'waiting', 'later'] as const;
export type DeskPart = (typeof deskParts)[number];

const Count = z.int().nonnegative();

/** An order whose customer is to be asked. */
export const DeskOrder = z.object({
  orderId: Id,
  orderReference: z.string(),
  ...Confirmation.shape,
  attemptsCount: Count,
  customer: z.object({
    name: z.string(),
    phoneNumber: z.string(),
    deliveredCount: Count,
    refusedCount: Count,
  }),
  totalCost: Money,
  governorate: z.string(),
  promised: Promised.nullable(),
  /** The language in which the shop writes to the customer. */
  locale: z.enum(['ar', 'en']),
  /** What to write to the customer now, first in their language; in the other one too where the order is open. */
  messages: z.tuple([AskingMessage], AskingMessage),
  /** Who has it before them; null where nobody does. */
  takenBy: z.string().nullable(),
});
export type DeskOrder = z.infer<typeof DeskOrder>;

export const listDesk = endpoint({
  method: 'GET',
  path: '/admin/desk',
  access: 'desk:work',
  summary:
    'Orders whose customers are to be asked: what is due now, those of a part or of a state, the oldest promise first',
  query: PageQuery.extend({
    part: z.enum(deskParts).optional(),
    state: z.enum(openConfirmationStates).optional(),
  }),
  data: z.array(DeskOrder),
  /** With how many there are in each part, since when the oldest is due, and what came of the orders that were tried today. */
  meta: PageMeta.extend({
    counts: z.record(z.enum(deskParts), Count),
    oldestDueAt: Timestamp.nullable(),
    today: z.object({ tried: Count, confirmed: Count }),
  }),
});

/** An order that nobody else is given for a while. */
const TakenOrder = DeskOrder.extend({
  takenUntil: Timestamp,
  /** When the parts of the day begin, in which customers are called. */
  partsOfDay: DeskSettings.pick({ quietUntil: true, afternoonFrom: true, eveningFrom: true }),
});
export type TakenOrder = z.infer<typeof TakenOrder>;

/** The order whose outcome waits to be sent: it stays theirs, and is not given again. */
const Keeping = z.object({ keeping: IdInUrl.optional() });

export const takeNextOrder = endpoint({
  method: 'POST',
  path: '/admin/desk/next',
  access: 'desk:work',
  summary:
    'Take the order that is due longest, for five minutes; the one that one has already, for five more',
  query: Keeping,
  /** Null where nothing is due. */
  data: TakenOrder.nullable(),
});

export const takeOrder = endpoint({
  method: 'POST',
  path: '/admin/orders/:orderId/take',
  access: 'desk:work',
  summary: 'Take an order of the desk for five minutes, or keep it for five more',
  params: z.object({ orderId: IdInUrl }),
  query: Keeping,
  data: TakenOrder,
  errors: ['order.not_found', 'order.changed', 'order.taken'],
});

/** What an attempt made of its order. */
export const AttemptAnswer = z.object({
  state: z.enum(confirmationStates),
  nextAttemptAt: Timestamp.nullable(),
  deadlineAt: Timestamp.nullable(),
  orderStatusId: OrderStatusId,
});
export type AttemptAnswer = z.infer<typeof AttemptAnswer>;

export const recordAttempt = endpoint({
  method: 'POST',
  path: '/admin/orders/:orderId/attempts',
  access: 'desk:work',
  takesKey: true,
  summary: 'Note what came of trying to have an order confirmed; what decides it moves it on',
  params: z.object({ orderId: IdInUrl }),
  body: NewAttempt,
  data: AttemptAnswer,
  errors: [
    'order.not_found',
    'order.changed',
    'order.deposit_not_noted',
    'order.call_too_early',
    'order.call_too_late',
    'request.key_reused',
  ],
});
