import { eq, lt } from 'drizzle-orm';
import { z } from 'zod';

import { unreachableCodes } from '../../../channels/whatsapp.ts';
import type { Database } from '../../../db/client.ts';
import { channelEvents, messages } from '../../../db/schema/messages.ts';
import { orders } from '../../../db/schema/orders.ts';
import type { ConfirmTokens } from '../guest/confirm-tokens.ts';

type NewEvent = typeof channelEvents.$inferInsert;

const text = z.string().min(1).max(300);

const Status = z.object({
  id: text,
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  biz_opaque_callback_data: z.uuid().optional().catch(undefined),
  errors: z
    .array(
      z.object({
        code: z.number().int(),
        title: z.string().catch(''),
        error_data: z.object({ details: z.string() }).partial().catch({}),
      }),
    )
    .optional()
    .catch(undefined),
});

/** A press on a button of an approved text, or of one within a conversation. */
const Press = z.object({
  id: text,
  from: text,
  context: z.object({ id: text }),
  button: z.object({ payload: text }).optional(),
  interactive: z.object({ button_reply: z.object({ id: text }) }).optional(),
});

const Told = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            statuses: z.array(z.unknown()).optional().catch([]),
            messages: z.array(z.unknown()).optional().catch([]),
          }),
        }),
      ),
    }),
  ),
});

const maxDetail = 300;

/** Keeps what WhatsApp tells, each thing once, without what is not understood. It is applied later, by whoever is there. */
export async function keepChannelEvents(
  db: Database,
  confirmTokens: ConfirmTokens,
  told: unknown,
): Promise<void> {
  const values = Told.safeParse(told).data?.entry.flatMap(({ changes }) =>
    changes.map(({ value }) => value),
  );
  const found: NewEvent[] = [];
  for (const { statuses = [], messages: written = [] } of values ?? []) {
    for (const one of statuses) {
      const { data } = Status.safeParse(one);
      if (data) found.push(statusOf(data));
    }
    for (const one of written) {
      const { data } = Press.safeParse(one);
      const press = data && (await pressOf(db, confirmTokens, data));
      if (press) found.push(press);
    }
  }
  if (found.length > 0) {
    await db.insert(channelEvents).values(found).onConflictDoNothing({ target: channelEvents.key });
  }
}

function statusOf({ id, status, biz_opaque_callback_data: jobId, errors }: z.infer<typeof Status>) {
  const [error] = status === 'failed' ? (errors ?? []) : [];
  const event: NewEvent = {
    ...{ key: `${status}:${id}`, kind: 'status', providerId: id, jobId, status },
    ...(status === 'failed' && {
      failure: error && unreachableCodes.has(error.code) ? 'not_reached' : 'refused',
      detail: error
        ? `${error.code} ${error.error_data.details ?? error.title}`.slice(0, maxDetail)
        : null,
    }),
  };
  return event;
}

const Payload = /^(confirm|call_me):([\w-]{20,64})\.([\w-]{10,64})$/;

/**
 * Who presses has been sent the message, on the number that it went to, and its button opens the order that it is about;
 * else it is no answer, which is all that is kept of it.
 */
async function pressOf(
  db: Database,
  confirmTokens: ConfirmTokens,
  { id, from, context, button, interactive }: z.infer<typeof Press>,
): Promise<NewEvent | null> {
  const payload = button?.payload ?? interactive?.button_reply.id;
  if (payload === undefined) return null;
  const event: NewEvent = { key: `answer:${id}`, kind: 'answer', providerId: context.id };
  const [sent] = await db
    .select({ recipient: messages.recipient, order: orders })
    .from(messages)
    .innerJoin(orders, eq(orders.id, messages.orderId))
    .where(eq(messages.providerId, context.id));
  const [, answer, token = '', formToken = ''] = Payload.exec(payload) ?? [];
  if (!sent || (answer !== 'confirm' && answer !== 'call_me'))
    return { ...event, outcome: 'unknown' };
  const { order, recipient } = sent;
  const isTheirs = from === recipient?.replace(/\D/g, '') && confirmTokens.isOf(token, order);
  if (!isTheirs) return { ...event, outcome: 'not_theirs' };
  if (!confirmTokens.isFormTokenOf(formToken, order))
    return { ...event, outcome: 'order.not_seen' };
  return { ...event, answer, orderId: order.id, version: order.version };
}

const day = 24 * 60 * 60_000;

/** WhatsApp tells a thing again for some days. */
export const deleteOldChannelEvents = (db: Database) =>
  db.delete(channelEvents).where(lt(channelEvents.createdAt, new Date(Date.now() - 30 * day)));
