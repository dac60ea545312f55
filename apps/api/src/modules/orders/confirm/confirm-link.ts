import {
  type ConfirmLink,
  type ConfirmLinkState,
  type DeskSettings,
  OrderStatus,
} from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';
import { callTimes, notQuiet } from '@craftsandore/rules';
import { desc, eq } from 'drizzle-orm';

import type { Database, DatabaseOrTransaction } from '../../../db/client.ts';
import { confirmationAttempts } from '../../../db/schema/desk.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { findSaved } from '../../settings/settings.ts';
import type { TrackingTokens } from '../guest/tracking-tokens.ts';
import { orderDetails } from '../order-details.ts';
import type { OrderRow } from '../order-rows.ts';
import { findCancellations } from '../orders.ts';
import type { ConfirmTokens } from '../guest/confirm-tokens.ts';

type Parts = {
  db: Database;
  photoUrls: PhotoUrls;
  trackingTokens: TrackingTokens;
  confirmTokens: ConfirmTokens;
};

/** What the page of a link shows. Reads alone. */
export async function confirmLinkOf(
  { db, photoUrls, trackingTokens, confirmTokens }: Parts,
  order: OrderRow,
  { locale, now }: { locale: Locale; now: Date },
): Promise<ConfirmLink> {
  const [details, { state, callAt }, { settings: policy }] = await Promise.all([
    orderDetails(db, photoUrls, order, locale),
    stateOf(db, order),
    findSaved(db, 'desk'),
  ]);
  return {
    order: details,
    state,
    // When the desk will call: nobody is called in quiet hours, whatever a client has asked for.
    callAt: callAt && notQuiet(callAt.getTime(), policy).toISOString(),
    callTimes: timesIn(policy, now),
    formToken: confirmTokens.formTokenOf(order),
    trackingToken:
      order.placementKey && order.trackingHash ? trackingTokens.of(order.placementKey) : null,
  };
}

const timesIn = (policy: DeskSettings, now: Date) =>
  callTimes(policy, now).map(({ name, at }) => ({ name, at: at.toISOString() }));

/** What has become of an order, and when its customer wants to be called. */
export async function stateOf(
  db: DatabaseOrTransaction,
  { id, statusId }: Pick<OrderRow, 'id' | 'statusId'>,
): Promise<{ state: ConfirmLinkState; callAt: Date | null }> {
  if (statusId === OrderStatus.cancelled) {
    const cancellation = (await findCancellations(db, [id])).get(id);
    const isExpired = cancellation?.reason === 'unreachable';
    return { state: isExpired ? 'expired' : 'cancelled', callAt: null };
  }
  if (statusId !== OrderStatus.pending) return { state: 'confirmed', callAt: null };
  const last = await lastAttempt(db, id);
  const callAt = last?.outcome === 'asked_later' ? last.until : null;
  return { state: callAt ? 'call_me' : 'open', callAt };
}

export async function lastAttempt(db: DatabaseOrTransaction, orderId: number) {
  const [attempt] = await db
    .select()
    .from(confirmationAttempts)
    .where(eq(confirmationAttempts.orderId, orderId))
    .orderBy(desc(confirmationAttempts.id))
    .limit(1);
  return attempt;
}
