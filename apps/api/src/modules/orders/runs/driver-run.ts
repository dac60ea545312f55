import { type DriverRun, piastres } from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';
import { linkEndOf } from '@craftsandore/rules';
import { asc, inArray } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { orderLines } from '../../../db/schema/orders.ts';
import { addressesOf } from '../addresses-of.ts';
import { nameOn, noteOf } from '../order-rows.ts';
import { findStops, type RunRow, stateOf, takenOf, toSaid } from './run-rows.ts';

/** What a driver is told: of customers no more than it takes to bring them what is still to be brought. */
export async function driverRunOf(
  db: DatabaseOrTransaction,
  run: RunRow,
  locale: Locale,
): Promise<DriverRun> {
  const stops = await findStops(db, [run.id]);
  const lines = await db
    .select()
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        stops.map(({ order }) => order.id),
      ),
    )
    .orderBy(asc(orderLines.id));
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  return {
    ...{ id: run.id, driverName: run.driverName, day: run.day, state: stateOf(run) },
    startedAt: run.startedAt?.toISOString() ?? null,
    linkEnds: linkEndOf(run.day).toISOString(),
    stops: stops.map(
      ({ shipment, order, discount, deliveryDiscount, outcome, isDelivered, isOff }) => {
        const isAhead = !isDelivered && !isOff && !run.closedAt;
        return {
          parcelId: shipment.id,
          orderReference: order.reference,
          customerName: nameOn(order),
          place: isAhead ? addressesOf(order, locale).shippingDetails : null,
          customerNote: isAhead ? noteOf(order) : null,
          contents: (byOrder.get(order.id) ?? []).map((line) => ({
            orderLineId: line.id,
            name: locale === 'ar' ? line.nameAr : line.name,
            quantity: line.quantity + line.refused,
            unitPrice: piastres(line.unitPrice),
          })),
          cashDue: piastres(shipment.wholeDue ?? shipment.cashDue),
          shippingFees: piastres(order.shippingFees - deliveryDiscount),
          discount: piastres(discount),
          isOff,
          said: toSaid(outcome),
        };
      },
    ),
    taken: piastres(takenOf(stops)),
    signed: run.signedCash === null ? null : piastres(run.signedCash),
  };
}
