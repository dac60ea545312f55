import type { ParsedInput, placeGuestOrder } from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';

import type { Transaction } from '../../../db/client.ts';
import { copyOfAddress } from '../../addresses/addresses.ts';
import { checkedAddress } from '../../addresses/checked-address.ts';
import { type Placed, placeOnce } from '../place-once.ts';
import { assertFewWaiting } from '../waiting-orders.ts';
import { writeOrder } from '../write-order.ts';

type PlaceGuestOrderInput = ParsedInput<typeof placeGuestOrder>['body'] & {
  trackingHash: string;
  placedFrom: string;
  locale: Locale;
  now: Date;
};

/** An order of somebody without an account, in one transaction: never more than the stock, and never twice. */
export function placeOrderOfGuest(
  tx: Transaction,
  { trackingHash, placedFrom, locale, now, ...body }: PlaceGuestOrderInput,
): Promise<Placed> {
  const { placementKey, items, contact, note, paymentMethod, promotionCode, seenTotalCost } = body;
  const address = checkedAddress({ ...body.shippingDetails, phoneNumber: contact.phoneNumber });
  const { phoneNumber } = address;

  return placeOnce(tx, body, async (placementHash) => {
    // Orders of one number wait for each other, too.
    await assertFewWaiting(tx, { phoneNumber }, items);
    return writeOrder(tx, {
      pieces: items.map(({ productDesignId: designId, quantity }) => ({ designId, quantity })),
      address: copyOfAddress(address),
      orderer: { name: contact.name, email: contact.email ?? null, userId: null },
      placementKey,
      placementHash,
      trackingHash,
      placedFrom,
      customerNote: note ?? '',
      locale,
      paymentMethod,
      promotionCode,
      seenTotalCost,
      now,
    });
  });
}
