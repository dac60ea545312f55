import { z } from 'zod';

import type { Channel, Sent } from './channel.ts';
import { type Answer, askOnce } from './ask-once.ts';
import { withoutWords } from './whatsapp.ts';

type SmsAccess = { url: string; token: string; timeoutMs?: number };

const Taken = z.object({ id: z.union([z.string().min(1).max(200), z.number().int()]) });
const Refused = z.object({ message: z.string(), unreachable: z.boolean().optional() });
const maxDetail = 300;

/**
 * A service for SMS, or a few lines before the one that the shop has a contract with. It is posted `{ id, to, text }` with the
 * token as `Authorization: Bearer`, and the id as `Idempotency-Key` too. It answers `{ id }` where it has taken the message;
 * else a status, where it can `{ message, unreachable? }`, and where it takes it later 429 or 5xx, maybe with `Retry-After`.
 */
export function smsChannel({ url, token, timeoutMs }: SmsAccess): Channel {
  return {
    async send({ id, to, text }) {
      const answer = await askOnce({
        url,
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': id },
        body: { id, to, text },
        ...(timeoutMs && { timeoutMs }),
      });
      return 'result' in answer ? answer : outcomeOf(answer);
    },
  };
}

function outcomeOf({ status, body, retryAfterSeconds }: Answer): Sent {
  const { data: taken } = Taken.safeParse(body);
  if (status < 300)
    return taken ? { result: 'sent', providerId: `sms-${taken.id}` } : { result: 'unsure' };

  const { data: refused } = Refused.safeParse(body);
  if (!refused) return withoutWords(status, retryAfterSeconds);
  const detail = refused.message.slice(0, maxDetail);
  if (status === 429 || status >= 500) {
    return { result: 'refused', passing: true, detail, retryAfterSeconds };
  }
  const isUnreachable = refused.unreachable ?? false;
  return { result: 'refused', passing: false, detail, isUnreachable };
}
