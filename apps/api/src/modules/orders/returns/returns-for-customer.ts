import {
  type CustomerReturn,
  type CustomerReturns,
  OrderStatus,
  type StaffReturn,
} from '@craftsandore/contract';
import {
  answerDueOn,
  cairoClock,
  lastReturnDay,
  mayAskForReturn,
  receivedPieces,
} from '@craftsandore/rules';

import type { Database, DatabaseOrTransaction } from '../../../db/client.ts';
import type { OrderRow } from '../order-rows.ts';
import { photosOfCustomer, takesPhotos } from './return-photos.ts';
import { findReturnsOfOrder, readReturn, type Reading } from './return-rows.ts';

/** A return as its customer reads it: nobody's name, and nothing that staff say to each other. */
function toCustomerReturn(
  found: StaffReturn,
  photos: CustomerReturn['photos'],
  now: Date,
): CustomerReturn {
  const { id, state, wanted, reason, comment, requestedAt, worth, toRefund, refundDueOn } = found;
  const dueOn = answerDueOn(new Date(requestedAt));
  return {
    ...{ id, state, wanted, reason, comment, requestedAt, worth, toRefund, refundDueOn, photos },
    takesPhotos: takesPhotos(found),
    exchange: found.exchange,
    // Why one was closed is for staff.
    answer: state === 'refused' ? found.answer : null,
    wayPaidBy: state === 'requested' || state === 'refused' ? null : found.wayPaidBy,
    answerDueOn: state === 'requested' && cairoClock(now).day <= dueOn ? dueOn : null,
    lines: found.lines.map(({ orderLineId, quantity, judged }) => ({
      ...{ orderLineId, quantity },
      received: judged && receivedPieces(judged),
    })),
    refunds: found.refunds.map(({ amount, method, reference, at }) => ({
      ...{ amount, method, reference, at },
    })),
  };
}

/** The same of one. @throws Problem where there is none. */
export async function readCustomerReturn(
  db: DatabaseOrTransaction,
  id: number,
  reading: Reading,
): Promise<CustomerReturn> {
  const found = await readReturn(db, id, reading);
  const photosOf = await photosOfCustomer(db, [found], reading);
  return toCustomerReturn(found, photosOf(found), reading.now);
}

/** What of an order may come back and what does; null until it is delivered. */
export async function findCustomerReturns(
  db: Database,
  order: Pick<OrderRow, 'id' | 'statusId'>,
  reading: Reading,
): Promise<CustomerReturns | null> {
  if (order.statusId !== OrderStatus.delivered) return null;
  const { deliveredAt, returnable, returns } = await findReturnsOfOrder(db, order, reading);
  const photosOf = await photosOfCustomer(db, returns, reading);
  const isOver = deliveredAt !== null && !mayAskForReturn(deliveredAt, reading.now);
  return {
    lastDay: deliveredAt && lastReturnDay(deliveredAt),
    isOver,
    returnable: isOver
      ? []
      : returnable.map(({ orderLineId, quantity, reasons }) => ({
          ...{ orderLineId, quantity },
          ...(reasons && { reasons }),
        })),
    returns: returns.map((found) => toCustomerReturn(found, photosOf(found), reading.now)),
  };
}
