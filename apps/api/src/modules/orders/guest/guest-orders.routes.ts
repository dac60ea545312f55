import {
  cancelTrackedOrder,
  claimOrder,
  customerMayCancel,
  customerMayChange,
  findOrderStatus,
  openAccountOfOrder,
  orderStatusName,
  placeGuestOrder,
  quoteOrder,
  trackOrder,
} from '@craftsandore/contract';
import { siteOf } from '@craftsandore/env/networks';
import type { Locale } from '@craftsandore/i18n';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/client.ts';
import { orders } from '../../../db/schema/orders.ts';
import type { Limits } from '../../../limits/limits.ts';
import type { QueueMail } from '../../../mail/mail-job.ts';
import { Problem } from '../../../problem.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import type { SignUp } from '../../auth/sign-up.ts';
import { copyOfAddress, insertAddress } from '../../addresses/addresses.ts';
import { egyptianMobile } from '../../addresses/phone.ts';
import { tryingCode } from '../../promotions/wrong-codes.ts';
import { orderDetails } from '../order-details.ts';
import { assertFewHeld, placedFrom } from '../held-pieces.ts';
import { isOrderLate } from '../late-orders.ts';
import { nameOn, toPromised, type OrderRow } from '../order-rows.ts';
import { findLinked } from './linked-orders.ts';
import { findCustomerParcel, withoutNumber } from '../parcels/parcel-for-customer.ts';
import { placeOrderOfGuest } from './place-guest-order.ts';
import { quoteOf } from './quote.ts';
import { cancelForCustomer, claim, getTrackedOrder, masked } from './tracked-orders.ts';
import { trackingHashOf, type TrackingTokens } from './tracking-tokens.ts';

type Options = {
  db: Database;
  photoUrls: PhotoUrls;
  queueMail: QueueMail;
  limits: Limits;
  signUp: SignUp;
  trackingTokens: TrackingTokens;
  storefrontUrl: string;
};

/** Orders of people without an account: placed, followed and cancelled by what only they have. */
export default async function guestOrdersRoutes(app: FastifyInstance, options: Options) {
  const { db, photoUrls, queueMail, limits, signUp, storefrontUrl, trackingTokens } = options;

  const tracked = async (order: OrderRow, locale: Locale) => {
    const shown = await orderDetails(db, photoUrls, order, locale);
    return {
      order: shown,
      canCancel: customerMayCancel(order.statusId),
      canChange: customerMayChange(order.statusId),
      isInAccount: order.userId !== null,
      linked: await findLinked(db, shown, trackingTokens),
    };
  };

  app.implement(quoteOrder, async ({ body }, { ip, locale }) => {
    const { quote } = await tryingCode(
      { limit: limits.wrongCodes, site: siteOf(ip), code: body.promotionCode },
      () => quoteOf(db, photoUrls, { ...body, locale, now: new Date() }),
      ({ refusal }) => refusal,
    );
    return quote;
  });

  app.implement(placeGuestOrder, async ({ body }, { ip, locale }) => {
    const trackingToken = trackingTokens.of(body.placementKey);
    const trackingHash = trackingHashOf(trackingToken);
    const network = placedFrom(ip);
    const pieces = body.items.reduce((sum, { quantity }) => sum + quantity, 0);
    const isPlaced = (await db.$count(orders, eq(orders.placementKey, body.placementKey))) > 0;
    // Also of who cancels at once: nothing is given back.
    if (!isPlaced) await limits.guestOrders.take(siteOf(ip));
    const code = { limit: limits.wrongCodes, site: siteOf(ip), code: body.promotionCode };
    const { order } = await tryingCode(code, () =>
      db.transaction(async (tx) => {
        const wanted = { ...body, trackingHash, placedFrom: network, locale, now: new Date() };
        const placed = await placeOrderOfGuest(tx, wanted);
        if (!placed.isNew) return placed;
        await queueMail(tx, { mail: 'order-placed', orderId: placed.order.id, locale });
        await assertFewHeld(tx, { network, pieces }, { most: limits.guestPieces, log: app.log });
        return placed;
      }),
    );
    return {
      order: await orderDetails(db, photoUrls, order, locale),
      trackingToken,
      trackingUrl: `${storefrontUrl}/track/${trackingToken}`,
    };
  });

  app.implement(trackOrder, async ({ params }, { locale }) =>
    tracked(await getTrackedOrder(db, params.token), locale),
  );

  app.implement(cancelTrackedOrder, async ({ params, body }, { locale }) => {
    const { id, userId } = await getTrackedOrder(db, params.token);
    await db.transaction((tx) =>
      cancelForCustomer(tx, { orderId: id, userId, ...body, reason: body.reason }),
    );
    return tracked(await getTrackedOrder(db, params.token), locale);
  });

  app.implement(claimOrder, async ({ params }, { actor }) => {
    const { id } = await getTrackedOrder(db, params.token);
    await claim(db, { orderId: id, userId: actor.id });
    return { orderId: id };
  });

  app.implement(openAccountOfOrder, async ({ params, body }, caller) => {
    const order = await getTrackedOrder(db, params.token);
    if (order.contactName === null) throw new Problem('order.claimed');
    return signUp({ ...body, name: order.contactName }, caller, async (tx, { id: userId }) => {
      await claim(tx, { orderId: order.id, userId });
      await insertAddress(tx, { userId, ...copyOfAddress(order) });
    });
  });

  app.implement(findOrderStatus, async ({ body }, { ip }) => {
    const reference = body.orderReference.toUpperCase();
    const phoneNumber = egyptianMobile(body.phoneNumber);
    // Counted for references that do not exist, too: which ones do is nobody's business. Of one network few, so that
    // nobody's tries elsewhere keep who has the right number from the order.
    const { ofReference, ofNetwork, everywhere } = limits.trackings;
    await ofNetwork.take(siteOf(ip));
    await ofReference.take(`${reference} ${siteOf(ip)}`);
    await everywhere.take(reference);
    await everywhere.take(phoneNumber);
    const [order] = await db.select().from(orders).where(eq(orders.reference, reference));
    if (order?.phoneNumber !== phoneNumber) throw new Problem('order.not_found');
    const found = await findCustomerParcel(db, order);
    return {
      orderReference: order.reference,
      status: orderStatusName(order.statusId),
      promised: toPromised(order),
      isLate: isOrderLate(order, found?.state, new Date()),
      name: masked(nameOn(order)),
      parcel: found && withoutNumber(found),
    };
  });
}
