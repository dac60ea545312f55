import {
  type AskingMessage,
  type askingTemplates,
  type ParsedInput,
  type recordAttempt,
} from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';
import { type AskedOrder, askingText, ownersWords } from '@craftsandore/i18n/mail';
import { asc, desc, inArray } from 'drizzle-orm';

import type { DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { messages } from '../../../db/schema/messages.ts';
import { orderLines } from '../../../db/schema/orders.ts';
import { withoutLinkTokens } from '../../../logging/secrets.ts';
import { Problem } from '../../../problem.ts';
import { findAllSaved } from '../../settings/settings.ts';
import { toCosts } from '../costs.ts';
import type { ConfirmTokens } from '../guest/confirm-tokens.ts';
import { findPaidAhead, toPayOf } from '../money/paid-ahead.ts';
import { nameOn, type OrderRow, toPromised } from '../order-rows.ts';

/** What messages are made with: the link that they carry, and the seal that shows them to be the shop's. */
export type Asking = { confirmTokens: ConfirmTokens; storefrontUrl: string };

type Written = { order: OrderRow; template: (typeof askingTemplates)[number]; locale: Locale };

/** Writes to customers of these orders, in the owner's words, to have them confirmed. */
export async function createWriteAsking(
  db: DatabaseOrTransaction,
  asking: Asking,
  orderIds: number[],
): Promise<(written: Written) => AskingMessage> {
  const { messages: words, shop } = await findAllSaved(db);
  const { name, nameAr } = shop.settings;
  const askedOf = await createAskedOf(db, asking, orderIds);

  return ({ order, template, locale }) => {
    const said = ownersWords(words.settings, locale, locale === 'ar' ? nameAr : name);
    const text = askingText(askedOf(order), { template, said, locale });
    const seal = asking.confirmTokens.sealOf(order, { template, locale, text });
    return { template, locale, text, seal };
  };
}

/** Orders as their customers are asked about them. */
export async function createAskedOf(
  db: DatabaseOrTransaction,
  { confirmTokens, storefrontUrl }: Asking,
  orderIds: number[],
): Promise<(order: OrderRow) => AskedOrder> {
  const pieces = await findPieces(db, orderIds);
  const paid = await findPaidAhead(db, orderIds);
  return (order) => ({
    name: nameOn(order),
    reference: order.reference,
    totalCost: toCosts(order).totalCost,
    toPay: toPayOf(order, paid.get(order.id)),
    promised: toPromised(order),
    confirmUrl: `${storefrontUrl}/c/${confirmTokens.of(order)}`,
    ...(pieces.get(order.id) ?? { pieces: 0, firstPiece: { name: '', nameAr: '' } }),
  });
}

/** How many pieces orders have, and what the first is called: the dearest, which customers remember. */
async function findPieces(db: DatabaseOrTransaction, orderIds: number[]) {
  const lines = await db
    .select({
      orderId: orderLines.orderId,
      quantity: orderLines.quantity,
      name: orderLines.name,
      nameAr: orderLines.nameAr,
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(desc(orderLines.unitPrice), asc(orderLines.id));
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  return new Map(
    [...byOrder].map(([orderId, [first, ...others]]) => [
      orderId,
      {
        pieces: others.reduce((sum, { quantity }) => sum + quantity, first?.quantity ?? 0),
        firstPiece: { name: first?.name ?? '', nameAr: first?.nameAr ?? '' },
      },
    ]),
  );
}

type SentByHand = {
  order: OrderRow;
  message: NonNullable<ParsedInput<typeof recordAttempt>['body']['message']>;
  attemptId: number;
  confirmTokens: ConfirmTokens | undefined;
  now: Date;
};

/**
 * Keeps what staff have sent by hand, as the desk gave it to them: order and words may have changed since.
 * @throws Problem for what the shop has not written
 */
export async function keepSentByHand(
  tx: Transaction,
  { order, message, attemptId, confirmTokens, now }: SentByHand,
): Promise<void> {
  const { seal, text, ...written } = message;
  if (!confirmTokens?.isSealOf(seal, order, { ...written, text })) {
    throw new Problem('request.malformed');
  }
  await tx.insert(messages).values({
    ...{ ...written, orderId: order.id, attemptId, channel: 'whatsapp' },
    ...{ recipient: order.phoneNumber, body: withoutLinkTokens(text) },
    ...{ state: 'sent', attempts: 1, createdAt: now, sentAt: now },
  });
}
