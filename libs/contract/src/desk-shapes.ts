import { z } from 'zod';

import { timeOfDayPattern } from './plain/patterns.ts';
import type { Piastres } from './plain/pounds.ts';
import { LimitedMoney } from './values.ts';

/** How a customer is reached, or writes. */
export const attemptChannels = ['whatsapp', 'call', 'sms', 'link', 'in_person'] as const;
export type AttemptChannel = (typeof attemptChannels)[number];

/** Those by which staff reach a customer: the link is the customer's own answer. */
export const staffChannels = [
  'whatsapp',
  'call',
  'sms',
  'in_person',
] as const satisfies AttemptChannel[];

/** What came of an attempt to have an order confirmed. */
export const attemptOutcomes = [
  'sent',
  'delivered',
  'read',
  'no_answer',
  'busy',
  'switched_off',
  'wrong_number',
  'asked_later',
  'address_wrong',
  'wants_change',
  'confirmed',
  'declined',
  'duplicate',
  'fake',
] as const;
export type AttemptOutcome = (typeof attemptOutcomes)[number];

/** What may be noted of a message, and of a call. */
export const outcomesOfMessage = ['sent', 'delivered', 'read'] as const;
export const outcomesOfCall = ['no_answer', 'busy', 'switched_off', 'wrong_number'] as const;

/** Times at which a customer may ask to be called, in words. */
export const callTimeNames = [
  'now',
  'this_morning',
  'this_afternoon',
  'this_evening',
  'tomorrow_morning',
  'tomorrow_afternoon',
  'tomorrow_evening',
  'morning_after',
  'afternoon_after',
  'evening_after',
] as const;
export type CallTimeName = (typeof callTimeNames)[number];

/** How far the confirmation of an order is; computed each time, never set. */
export const confirmationStates = [
  'awaiting',
  'due',
  'waiting_reply',
  'postponed',
  'needs_address',
  'needs_deposit',
  'confirmed',
  'declined',
  'unreachable',
  'expired',
] as const;
export type ConfirmationState = (typeof confirmationStates)[number];

/** A reason to take care of an order, with its numbers. */
export type CareReason =
  | { code: 'first_order' }
  | { code: 'above_limit'; total: Piastres; limit: Piastres }
  | { code: 'refused_before'; refused: number; parcels: number }
  | { code: 'no_building_number' }
  | { code: 'same_number'; minutes: number }
  | { code: 'deposit_above'; total: Piastres; limit: Piastres }
  | { code: 'deposit_refused'; received: number; refused: number }
  | { code: 'trusted'; received: number }
  | { code: 'wrong_number' }
  | { code: 'wants_change' };

/** `21:00`, on Egypt's clocks. */
const TimeOfDay = z.string().regex(timeOfDayPattern);

const minutes = z.int().min(0).max(1_440);
const hours = z.int().min(1).max(720);

/** When customers are asked whether they want what they ordered, and how long they have. */
export const DeskSettings = z.object({
  /** From the order to the first message. */
  firstMessageMinutes: minutes,
  /** From one attempt to the next, at least. */
  repeatMinutes: minutes,
  /** Calls are made in the morning, in the afternoon and in the evening, on so many days at least. */
  callDays: z.int().min(1).max(7),
  /** The parts of the day. */
  afternoonFrom: TimeOfDay,
  eveningFrom: TimeOfDay,
  /** Nobody is called or written to from one to the other, over night. */
  quietFrom: TimeOfDay,
  quietUntil: TimeOfDay,
  /** The same at Friday's prayer. */
  prayerFrom: TimeOfDay,
  prayerUntil: TimeOfDay,
  /** From the first attempt to the end of a first order, and of a known customer's. */
  firstOrderHours: hours,
  knownCustomerHours: hours,
  /** How long a customer has after the last warning. */
  warningHours: hours,
  /** An order of a higher total is one to take care of; null for none. */
  careAbove: LimitedMoney.nullable(),
  /** As is one of a number that has ordered within so many hours. */
  sameNumberHours: hours,
  /** Who has received so many parcels and refused none in so many months is not asked, up to so many times their highest total. */
  trustedDelivered: z.int().min(0).max(1_000),
  trustedMonths: z.int().min(1).max(120),
  trustedTimes: z.int().min(1).max(100),
  /** A higher total is confirmed once a deposit has come; null for none. */
  depositAbove: LimitedMoney.nullable(),
  /** As are the orders of who has refused parcels, until they have received more, or so many in a row; 0 for nobody's. */
  redeemedInRow: z.int().min(0).max(100),
});
export type DeskSettings = z.infer<typeof DeskSettings>;
