import { type closeRun, type ParsedInput, piastres, type Piastres } from '@craftsandore/contract';
import { formattersFor } from '@craftsandore/i18n';
import { cairoClock, sharesOf } from '@craftsandore/rules';
import { eq } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { runs, runStops } from '../../../db/schema/runs.ts';
import { requestHash } from '../../../http/request-hash.ts';
import { Problem } from '../../../problem.ts';
import { matchRemittance } from '../cash/take-remittance.ts';
import { findStops, lockRun, type Stop, takenOf } from './run-rows.ts';

type Closing = {
  id: number;
  body: ParsedInput<typeof closeRun>['body'];
  actorId: number;
  now: Date;
};

/**
 * Takes the cash that was counted as a payment of the own courier for what was delivered, and closes the run: what of it
 * is missing stays open with the courier, unless nobody asks for it any more. What was not delivered may go with another run.
 */
export async function close(tx: Transaction, { id, body, actorId, now }: Closing): Promise<void> {
  const { counted, isAccepted } = body;
  const note = body.note || null;
  const closingHash = requestHash({ counted, isAccepted, note });
  const run = await lockRun(tx, id);
  if (run.closedAt) {
    // Asked again: the first answer was lost on the way.
    if (run.closingHash === closingHash) return;
    throw new Problem('run.closed');
  }
  const stops = await findStops(tx, [id]);
  const taken = piastres(takenOf(stops));
  if (taken !== body.seenTaken) throw new Problem('run.changed', { values: sumOf(taken) });
  const paid = stops.filter(
    (stop) => stop.taken > 0 || (stop.isDelivered && stop.shipment.cashDue > 0),
  );
  if (counted > 0 && paid.length === 0) throw new Problem('run.nothing_taken');
  const { remittanceId, difference } = await remit(tx, paid, { id, body, actorId, now });
  if (difference !== 0 && !note) throw new Problem('run.note_missing');

  await tx.update(runStops).set({ isOpen: false }).where(eq(runStops.runId, id));
  await tx
    .update(runs)
    .set({ closedAt: now, closedBy: actorId, counted, difference, note, closingHash, remittanceId })
    .where(eq(runs.id, id));
}

export const sumOf = (amount: Piastres) => ({
  total: { ar: formattersFor('ar').money(amount), en: formattersFor('en').money(amount) },
});

async function remit(
  tx: Transaction,
  paid: readonly Stop[],
  { id, body: { counted, isAccepted }, actorId, now }: Closing,
): Promise<{ remittanceId: number | null; difference: number }> {
  if (paid.length === 0) return { remittanceId: null, difference: 0 };
  const shares = sharesOf(
    paid.map((stop) => stop.taken),
    counted,
  );
  const lines = paid.map(({ shipment: { trackingNumber } }, index) => ({
    trackingNumber,
    amount: piastres(shares[index] ?? 0),
  }));
  const accepted = isAccepted ? lines.map((_, index) => index + 1) : [];
  const payment = { carrier: 'own' as const, reference: `run-${id}`, paidOn: cairoClock(now).day };
  const { meta } = await matchRemittance(tx, {
    body: { ...payment, lines, accepted, dryRun: false },
    // Other drivers have cash of theirs.
    ...{ isPart: true, actorId, now },
  });
  return { remittanceId: meta.id, difference: meta.difference };
}
