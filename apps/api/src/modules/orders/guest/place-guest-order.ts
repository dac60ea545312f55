import { createHash } from 'node:crypto';

import { type ParsedInput, type placeGuestOrder } from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';
import { eq } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { orders } from '../../../db/schema/orders.ts';
import { Problem } from '../../../problem.ts';
import { copyOfAddress } from '../../addresses/addresses.ts';
import { checkedAddress } from '../../addresses/checked-address.ts';
import type { OrderRow } from '../order-rows.ts';
import { assertFewWaiting, hold } from '../waiting-orders.ts';
import { writeOrder } from '../write-order.ts';

/** Orders of one number that staff have yet to confirm. */
const maxWaiting = 2;

type PlaceGuestOrderInput = ParsedInput<typeof placeGuestOrder>['body'] & {
  trackingHash: string;
  mostPieces: number;
  locale: Locale;
  now: Date;
};

/**
 * An order of somebody without an account, in one transaction: never more than the stock, and never twice. A repeated
 * request with the same key returns the existing order; with other contents it is refused.
 */
export async function placeOrderOfGuest(
  tx: Transaction,
  { trackingHash, mostPieces, locale, now, ...body }: PlaceGuestOrderInput,
): Promise<{ order: OrderRow; isNew: boolean }> {
  const { placementKey, items, contact, note, paymentMethod, seenTotalCost } = body;
  const address = checkedAddress({ ...body.shippingDetails, phoneNumber: contact.phoneNumber });
  const { phoneNumber } = address;
  const placementHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');

  // Of presses at the same moment the first one orders; the others wait, and find its order. Orders of one number wait too.
  await hold(tx, placementKey);
  const [placed] = await tx.select().from(orders).where(eq(orders.placementKey, placementKey));
  if (placed) {
    if (placed.placementHash !== placementHash) throw new Problem('order.key_reused');
    return { order: placed, isNew: false };
  }
  const most = { orders: maxWaiting, pieces: mostPieces };
  await assertFewWaiting(tx, { phoneNumber }, { pieces: items, most });

  const order = await writeOrder(tx, {
    pieces: items.map(({ productDesignId, quantity }) => ({ designId: productDesignId, quantity })),
    address: copyOfAddress(address),
    orderer: { name: contact.name, email: contact.email ?? null, userId: null },
    placementKey,
    placementHash,
    trackingHash,
    customerNote: note ?? '',
    locale,
    paymentMethod,
    seenTotalCost,
    now,
  });
  return { order, isNew: true };
}
