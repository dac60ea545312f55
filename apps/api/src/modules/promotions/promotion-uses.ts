import type { ErrorCode } from '@craftsandore/contract';
import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';

import type { Transaction } from '../../db/client.ts';
import { promotions, promotionUses } from '../../db/schema/promotions.ts';
import { type Asked, type Best, mayApply, promotionFor } from './promotion-for.ts';

type Buyer = { phoneNumber: string; userId: number | null };

/**
 * The promotion of an order that is being placed. What may be used only so often is locked until the order is written, in the
 * order of its ids: of two who want the last use one finds it gone.
 * @throws Problem that says why the named code takes nothing off; where its customer has as much without it, that is no fault.
 */
export async function takePromotion(
  tx: Transaction,
  asked: Asked & { person: Buyer },
): Promise<Best | null> {
  const read = await promotionFor(tx, asked);
  const { best, refusal } = read.isLimited ? await promotionForHeld(tx, asked) : read;
  if (refusal && !asGoodWithout.has(refusal.code)) throw refusal;
  return best;
}

const asGoodWithout = new Set<ErrorCode>(['promotion.other_is_better', 'promotion.delivery_free']);

/** The same once nobody else can use up what may be used only so often. */
async function promotionForHeld(tx: Transaction, asked: Asked) {
  await tx
    .select({ id: promotions.id })
    .from(promotions)
    .where(
      and(
        mayApply(asked.code),
        or(isNotNull(promotions.limit), isNotNull(promotions.limitPerPerson)),
      ),
    )
    .orderBy(asc(promotions.id))
    .for('no key update');
  return promotionFor(tx, asked);
}

/** Counts from the moment that the order is written. */
export async function noteUse(
  tx: Transaction,
  { orderId, promotion, person }: { orderId: number; promotion: Best['promotion']; person: Buyer },
): Promise<void> {
  const { id: promotionId, kind, value, atMost, minimum } = promotion;
  await tx
    .insert(promotionUses)
    .values({ orderId, promotionId, ...person, ...{ kind, value, atMost, minimum } });
}

/** Of an order that is cancelled: somebody else may use it. */
export async function giveBackUse(tx: Transaction, orderId: number): Promise<void> {
  await tx
    .update(promotionUses)
    .set({ givenBackAt: sql`now()` })
    .where(and(eq(promotionUses.orderId, orderId), isNull(promotionUses.givenBackAt)));
}

/** The terms on which an order uses a promotion; nothing where it uses none. */
export async function findTermsOfUse(tx: Transaction, orderId: number) {
  const { kind, value, atMost, minimum } = promotionUses;
  const [terms] = await tx
    .select({ kind, value, atMost, minimum })
    .from(promotionUses)
    .where(eq(promotionUses.orderId, orderId));
  return terms;
}
