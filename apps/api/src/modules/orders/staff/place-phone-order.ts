import type { ParsedInput, placePhoneOrder } from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';
import { eq } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { orders } from '../../../db/schema/orders.ts';
import { copyOfAddress } from '../../addresses/addresses.ts';
import { checkedAddress } from '../../addresses/checked-address.ts';
import { isDepositNeeded } from '../desk/deposits.ts';
import { noteAttempt } from '../desk/record-attempt.ts';
import { type Placed, placeOnce } from '../place-once.ts';
import { writeOrder } from '../write-order.ts';

type Body = ParsedInput<typeof placePhoneOrder>['body'];

type PlacePhoneOrderInput = Body & {
  staffId: number;
  trackingHash: string;
  locale: Locale;
  now: Date;
};

/**
 * How a customer has confirmed an order by asking staff for it. Whoever writes on a social network has not shown that the number is
 * theirs: the desk asks them as it asks everybody.
 */
const confirmedBy = {
  phone: 'call',
  branch: 'in_person',
  whatsapp: 'whatsapp',
  instagram: null,
  facebook: null,
} as const satisfies Record<Body['source'], string | null>;

/** An order that staff take for a customer, in one transaction, as every other; confirmed at once where they have spoken. */
export async function placeOrderByPhone(
  tx: Transaction,
  { staffId, trackingHash, locale, now, ...body }: PlacePhoneOrderInput,
): Promise<Placed> {
  const { placementKey, items, contact, note, paymentMethod, seenTotalCost } = body;
  const { source, customerId, adjustment, holdId } = body;
  const address = checkedAddress({ ...body.shippingDetails, phoneNumber: contact.phoneNumber });

  return placeOnce(tx, body, async (placementHash) => {
    const order = await writeOrder(tx, {
      pieces: items.map(({ productDesignId: designId, quantity }) => ({ designId, quantity })),
      address: copyOfAddress(address),
      orderer: { name: contact.name, email: contact.email ?? null, userId: null, customerId },
      placementKey,
      placementHash,
      trackingHash,
      source,
      holdId,
      staff: { id: staffId, adjustments: adjustment ? [adjustment] : [] },
      customerNote: note ?? '',
      locale,
      paymentMethod,
      seenTotalCost,
      now,
    });
    const channel = confirmedBy[source];
    // Where a deposit has to come first, the desk waits for it.
    if (!channel || (await isDepositNeeded(tx, order.id, now))) return order;
    await noteAttempt(tx, {
      orderId: order.id,
      body: { channel, direction: 'in', outcome: 'confirmed', isLastWarning: false },
      actorId: staffId,
      key: null,
      locale,
      now,
    });
    const [confirmed] = await tx.select().from(orders).where(eq(orders.id, order.id));
    return confirmed ?? order;
  });
}
