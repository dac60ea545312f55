import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

import { afterAll } from 'vitest';
import { z } from 'zod';

export const access = {
  WHATSAPP_PHONE_ID: '106540352242922',
  WHATSAPP_TOKEN: 'token-of-the-graph-api',
  WHATSAPP_APP_SECRET: 'secret-of-the-app',
  WHATSAPP_VERIFY_TOKEN: 'verify-by-this-text',
  SMS_TOKEN: 'token-of-the-sms-service',
};

const Parameters = z.array(z.object({ type: z.string(), text: z.string().optional() }).loose());
const Sent = z.object({
  messaging_product: z.literal('whatsapp'),
  to: z.string().regex(/^\d{8,15}$/),
  type: z.literal('template'),
  template: z.object({
    name: z.string(),
    language: z.object({ code: z.enum(['ar', 'en']) }),
    components: z.array(
      z.object({
        type: z.enum(['body', 'button']),
        parameters: Parameters,
        sub_type: z.string().optional(),
        index: z.string().optional(),
      }),
    ),
  }),
  biz_opaque_callback_data: z.string().max(512),
});
const Sms = z.object({ id: z.string(), to: z.string(), text: z.string() });

/** What a service has taken. */
type Accepted = {
  channel: 'whatsapp' | 'sms';
  /** The service's own name of it. */
  providerId: string;
  callbackId: string;
  to: string;
  name: string;
  payloads: string[];
};

/**
 * What a service does next, once: refuses, answers as a gateway does, takes a message and then loses the answer, or waits
 * with it.
 */
export type Trouble =
  | { refuse: number; code?: number; retryAfter?: number; message?: string }
  | { gateway: number }
  | 'cut after taking'
  | 'silent after taking'
  | 'cut before taking';

const approved: Record<string, number> = { order_confirm: 6, order_last_warning: 6 };

/** The WhatsApp Cloud API and a service for SMS, as far as the shop meets them: each message is taken as often as it is sent. */
export async function fakeServices({ waitMs = () => 0 }: { waitMs?: () => number } = {}) {
  const accepted: Accepted[] = [];
  const troubles: Record<Accepted['channel'], Trouble[]> = { whatsapp: [], sms: [] };

  const answer = (response: ServerResponse, status: number, body: object, headers = {}) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
  const graphError = (code: number, message = 'Refused') => ({
    error: { message: `(#${code}) ${message}`, type: 'OAuthException', code, error_data: {} },
  });

  async function receive(request: IncomingMessage, response: ServerResponse) {
    const channel = request.url === '/sms' ? 'sms' : 'whatsapp';
    const sent: unknown = JSON.parse(await text(request));
    const token = channel === 'sms' ? access.SMS_TOKEN : access.WHATSAPP_TOKEN;
    if (request.headers.authorization !== `Bearer ${token}`) {
      return answer(response, 401, graphError(190, 'Invalid OAuth access token'));
    }
    await delay(waitMs());
    const trouble = troubles[channel].shift();
    if (trouble === 'cut before taking') return void response.destroy();
    if (typeof trouble === 'object' && 'refuse' in trouble) {
      const { refuse, code = 131000, retryAfter, message } = trouble;
      const body =
        channel === 'sms' ? { message: message ?? 'Refused' } : graphError(code, message);
      return answer(response, refuse, body, retryAfter ? { 'retry-after': retryAfter } : {});
    }
    if (typeof trouble === 'object') {
      response.writeHead(trouble.gateway, { 'content-type': 'text/html' });
      return void response.end('<h1>Bad gateway</h1>');
    }
    const one = channel === 'sms' ? readSms(sent) : readTemplate(sent);
    if ('error' in one) return answer(response, 400, graphError(one.error));
    accepted.push(one);
    if (trouble === 'cut after taking') return void response.destroy();
    if (trouble === 'silent after taking') return undefined;
    await delay(waitMs());
    const { providerId, to } = one;
    return answer(
      response,
      200,
      channel === 'sms'
        ? { id: providerId }
        : {
            ...{ messaging_product: 'whatsapp', contacts: [{ input: to, wa_id: to }] },
            messages: [{ id: providerId, message_status: 'accepted' }],
          },
    );
  }

  const server = createServer((request, response) => void receive(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    env: { ...access, WHATSAPP_API_URL: url, SMS_URL: `${url}/sms` },
    accepted,
    /** Makes trouble for the next messages, one after the other. */
    trouble: (channel: Accepted['channel'], ...next: Trouble[]) => troubles[channel].push(...next),
  };
}

function readTemplate(sent: unknown): Accepted | { error: number } {
  const { data } = Sent.safeParse(sent);
  if (!data) return { error: 100 };
  const { name, components } = data.template;
  const [body, ...buttons] = components;
  if (!(name in approved)) return { error: 132001 };
  const values = body?.parameters ?? [];
  if (values.length !== approved[name]) return { error: 132000 };
  if (values.some(({ text }) => !text || /[\n\t]| {5}/.test(text))) return { error: 132018 };
  return {
    ...{ channel: 'whatsapp', providerId: `wamid.${randomUUID()}`, to: data.to, name },
    callbackId: data.biz_opaque_callback_data,
    payloads: buttons.map(({ parameters }) => String(parameters[0]?.['payload'])),
  };
}

function readSms(sent: unknown): Accepted | { error: number } {
  const { data } = Sms.safeParse(sent);
  if (!data) return { error: 100 };
  const { id, to } = data;
  return { channel: 'sms', providerId: randomUUID(), callbackId: id, to, name: '', payloads: [] };
}

/** What WhatsApp posts to a shop, and how it signs that. */
export function eventsOf(...values: object[]) {
  const changes = values.map((value) => ({
    field: 'messages',
    value: { messaging_product: 'whatsapp', metadata: {}, ...value },
  }));
  const payload = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '1', changes }],
  });
  return { payload, signature: signatureOf(payload) };
}

export const signatureOf = (payload: string, secret = access.WHATSAPP_APP_SECRET) =>
  `sha256=${createHmac('sha256', secret).update(payload).digest('hex')}`;
