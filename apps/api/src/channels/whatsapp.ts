import { z } from 'zod';

import type { Channel, Outgoing, Sent } from './channel.ts';
import { type Answer, askOnce } from './ask-once.ts';

type WhatsAppAccess = {
  /** Of the Graph API, with its version. */
  url: string;
  phoneId: string;
  token: string;
  timeoutMs?: number;
};

const Taken = z.object({ messages: z.array(z.object({ id: z.string().min(1).max(200) })).min(1) });

const GraphError = z.object({
  error: z.object({
    code: z.number().int(),
    message: z.string().catch(''),
    error_data: z.object({ details: z.string() }).partial().catch({}),
  }),
});

/** Too fast, for all or for one number; busy; or access that whoever runs the server has to renew. The message can wait. */
const passingCodes = new Set([0, 1, 2, 4, 10, 190, 80007, 130429, 131016, 131048, 131056, 133016]);
/** Nobody there who could be reached by WhatsApp. */
export const unreachableCodes = new Set([131026, 131030, 131052]);
const maxDetail = 300;

/** The WhatsApp Cloud API: outside a conversation it takes approved texts only, with values of their variables. */
export function whatsAppChannel({ url, phoneId, token, timeoutMs }: WhatsAppAccess): Channel {
  return {
    async send(message) {
      const answer = await askOnce({
        url: `${url}/${phoneId}/messages`,
        headers: { authorization: `Bearer ${token}` },
        body: asTemplate(message),
        ...(timeoutMs && { timeoutMs }),
      });
      return 'result' in answer ? answer : outcomeOf(answer);
    },
  };
}

function asTemplate({ id, to, locale, approved, payloadOf }: Outgoing) {
  const values = approved.values.map((text) => ({ type: 'text', text }));
  const buttons = approved.answers.map((answer, index) => ({
    ...{ type: 'button', sub_type: 'quick_reply', index: String(index) },
    parameters: [{ type: 'payload', payload: payloadOf(answer) }],
  }));
  return {
    ...{ messaging_product: 'whatsapp', recipient_type: 'individual', type: 'template' },
    to: to.replace(/\D/g, ''),
    template: {
      name: approved.name,
      language: { code: locale },
      components: [{ type: 'body', parameters: values }, ...buttons],
    },
    biz_opaque_callback_data: id,
  };
}

function outcomeOf({ status, body, retryAfterSeconds }: Answer): Sent {
  const { data: taken } = Taken.safeParse(body);
  const [first] = taken?.messages ?? [];
  if (status < 300) return first ? { result: 'sent', providerId: first.id } : { result: 'unsure' };

  const { data: told } = GraphError.safeParse(body);
  if (!told) return withoutWords(status, retryAfterSeconds);
  const { code, message, error_data } = told.error;
  const detail = `${code} ${error_data.details ?? message}`.trim().slice(0, maxDetail);
  const isPassing = status === 429 || status >= 500 || passingCodes.has(code);
  if (isPassing) return { result: 'refused', passing: true, detail, retryAfterSeconds };
  return {
    ...{ result: 'refused', passing: false, detail },
    isUnreachable: unreachableCodes.has(code),
  };
}

/** What does not speak as the service does stands before it: of what a gateway has lost, nobody knows where it went. */
export function withoutWords(status: number, retryAfterSeconds: number | null): Sent {
  const detail = `Status ${status}`;
  if (status === 429 || status === 503) {
    return { result: 'refused', passing: true, detail, retryAfterSeconds };
  }
  if (status >= 500) return { result: 'unsure' };
  return { result: 'refused', passing: false, detail };
}
