import type { FastifyBaseLogger } from 'fastify';

import type { Booked, CarrierService } from '../../../carriers/carrier-service.ts';
import type { Transaction } from '../../../db/client.ts';
import type { ActorKind } from '../../../db/schema/orders.ts';
import type { Problem } from '../../../problem.ts';
import type { OrderRow } from '../order-rows.ts';
import { noteEvent } from './note-event.ts';
import type { KeptProblem, ShipmentRow } from './parcel-rows.ts';

/** A parcel about which its carrier is asked, as it was before that. */
export type Due = { shipment: ShipmentRow; service: CarrierService; logger: FastifyBaseLogger };

/** A parcel whose order is locked, as it is once the carrier has answered. */
export type Answered = { order: OrderRow; shipment: ShipmentRow; now: Date };

/** Writes down what a carrier has answered. When it is to be asked next; null for no more. */
export type Settle = (tx: Transaction, answered: Answered) => Promise<Date | null>;

const minute = 60_000;
const longest = 15 * minute;

/**
 * When one is asked again who could not, or did not say: later and later, a quarter of an hour at most. The log is told by the
 * code alone: its words may be of a person.
 */
export function tryAgainAt(
  { logger }: Due,
  { shipment, now }: Answered,
  answer: Pick<Booked, 'result'> & { detail?: string; retryAfterSeconds?: number | null },
): Date {
  const code = /^\d+|^Status \d+/.exec(answer.detail ?? '')?.[0];
  const { id, carrier } = shipment;
  logger.warn({ parcel: id, carrier, result: answer.result, code }, 'carrier asked in vain');
  const since = shipment.cancelAskedAt ?? shipment.createdAt;
  const wait = Math.min(Math.max((now.getTime() - since.getTime()) / 4, minute), longest);
  const wished = (answer.retryAfterSeconds ?? 0) * 1000;
  return new Date(now.getTime() + Math.max(wait, wished));
}

/** How long a carrier may not find what it has just taken. Only after that it is believed not to have it. */
export const isDoubted = (doubtAt: Date | null, now: Date): boolean =>
  doubtAt !== null && now.getTime() - doubtAt.getTime() < longest;

type Noted = Pick<Parameters<typeof noteEvent>[2], 'state'> & {
  /** What happens once for a parcel. */
  once?: string;
  problem?: Problem;
  actorId?: number | null;
  raw?: Record<string, unknown>;
};

/** Keeps what has come of asking a carrier, after all that was known before. */
export function noteAnswer(
  tx: Transaction,
  { shipment, now }: Answered,
  { state, once, problem, actorId = null, raw = {} }: Noted,
) {
  const at = new Date(Math.max(now.getTime(), (shipment.lastEventAt?.getTime() ?? 0) + 1));
  const kept: KeptProblem | undefined = problem && { code: problem.code, values: problem.values };
  const actorKind: ActorKind = actorId === null ? 'system' : 'staff';
  return noteEvent(tx, shipment, {
    ...{ state, at, actorKind, actorId, raw: { ...raw, ...(kept && { problem: kept }) } },
    key: `carrier|${shipment.id}|${once ?? `${state} ${at.toISOString()}`}`,
  });
}
