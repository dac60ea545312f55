import type { CustomerOrderDetails } from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';

import type { Database } from '../../db/client.ts';
import type { PhotoUrls } from '../../storage/photo-urls.ts';
import { addressesOf } from './addresses-of.ts';
import { findAdjustments } from './adjustments.ts';
import { isOrderLate } from './late-orders.ts';
import { findPaidBeside } from './money/paid-beside.ts';
import { findRefundTo } from './refunds/refund-destinations.ts';
import { nameOn, noteOf, toCustomerOrder, type OrderRow } from './order-rows.ts';
import { findOrderLines, findOrderSteps } from './orders.ts';
import { findCustomerParcel } from './parcels/parcel-for-customer.ts';
import { findExchangeOf } from './returns/exchange-of-order.ts';
import { findCustomerReturns } from './returns/returns-for-customer.ts';

/** An order as its customer reads it. */
export async function orderDetails(
  db: Database,
  photoUrls: PhotoUrls,
  order: OrderRow,
  locale: Locale,
): Promise<CustomerOrderDetails> {
  const [{ lines, refused }, adjustments, history, parcel, returns, paid, exchangeOf] =
    await Promise.all([
      findOrderLines(db, order.id, photoUrls),
      findAdjustments(db, order),
      findOrderSteps(db, order),
      findCustomerParcel(db, order),
      findCustomerReturns(db, order, { photoUrls, now: new Date() }),
      findPaidBeside(db, order),
      findExchangeOf(db, order),
    ]);
  return {
    ...toCustomerOrder(order),
    isLate: isOrderLate(order, parcel?.state, new Date()),
    version: order.version,
    customerName: nameOn(order),
    customerNote: noteOf(order),
    ...addressesOf(order, locale),
    lines,
    refused,
    adjustments,
    history,
    parcel,
    returns,
    ...paid,
    refundTo: await findRefundTo(db, order.id, { returns, refund: paid.refund }),
    exchangeOf,
  };
}
