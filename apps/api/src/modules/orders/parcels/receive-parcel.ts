import { randomUUID } from 'node:crypto';

import type { ParsedInput, receiveParcel } from '@craftsandore/contract';
import { canBeReceived, judgedByLine, stateAfter } from '@craftsandore/rules';
import { eq } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { inspectedPieces, shipments } from '../../../db/schema/parcels.ts';
import { requestHash } from '../../../http/request-hash.ts';
import { Problem } from '../../../problem.ts';
import { receiveStock } from '../../catalogue/stock/stock.ts';
import { findSent } from './keep-pieces.ts';
import { leadOrder } from './lead-order.ts';
import { noteEvent } from './note-event.ts';
import { lockParcel, type ShipmentRow, stateLabels } from './parcel-rows.ts';

type Body = ParsedInput<typeof receiveParcel>['body'];

type Receiving = { id: number; body: Body; actorId: number; key: string | null; now: Date };

/**
 * Receives a parcel back, or gives it up: keeps what became of each piece, once, and puts what is sellable on sale again. The
 * parcel is returned, or lost where nothing has come, and its order ends with it; where some pieces were kept it is about the
 * others. Answers with the parcel as it was before.
 */
export async function receive(
  tx: Transaction,
  { id, body, actorId, key, now }: Receiving,
): Promise<ShipmentRow> {
  const { order, shipment } = await lockParcel(tx, id);
  const inspectionHash = requestHash({ id, actorId, body });
  if (key && (await isReceived(tx, key, inspectionHash))) return shipment;

  const { state, isCurrent, inspectedAt } = shipment;
  const isPartly = shipment.wholeDue !== null;
  if (inspectedAt) throw new Problem('parcel.received');
  if (!isCurrent || !canBeReceived({ state, isPartly, isInspected: false })) {
    throw new Problem('parcel.not_back', { values: { state: stateLabels(state) } });
  }
  const sent = await findSent(tx, order.id);
  const lines = isPartly
    ? sent.flatMap((line) => (line.refused > 0 ? { ...line, quantity: line.refused } : []))
    : sent;
  const judged = judgedByLine(lines, body.pieces);
  if (!judged) throw new Problem('parcel.pieces_differ');

  const actor = { actorKind: 'staff', actorId } as const;
  // What was kept is delivered, whatever became of the rest.
  const news = isPartly ? undefined : stateAfter(state, judged.values());
  if (news) {
    // After all that is known: a carrier's clock may be ahead.
    const at = new Date(Math.max(now.getTime(), (shipment.lastEventAt?.getTime() ?? 0) + 1));
    const raw = { pieces: body.pieces };
    const event = { key: `received|${randomUUID()}`, state: news, at, raw, ...actor };
    await leadOrder(tx, order, await noteEvent(tx, shipment, event), actor);
  }

  const back = lines.map(({ id: orderLineId, designId }) => ({
    ...{ orderLineId, designId, sellable: 0, damaged: 0, missing: 0 },
    ...judged.get(orderLineId),
  }));
  await tx.insert(inspectedPieces).values(back.map((piece) => ({ shipmentId: id, ...piece })));
  await receiveStock(tx, order.id, back);
  await tx
    .update(shipments)
    .set({ inspectedAt: now, inspectedBy: actorId, inspectionKey: key, inspectionHash })
    .where(eq(shipments.id, id));
  return shipment;
}

/** Whether the same was said already: the first answer was lost on the way. @throws Problem for something else. */
async function isReceived(tx: Transaction, key: string, hash: string): Promise<boolean> {
  const [received] = await tx.select().from(shipments).where(eq(shipments.inspectionKey, key));
  if (received && received.inspectionHash !== hash) throw new Problem('request.key_reused');
  return received !== undefined;
}
