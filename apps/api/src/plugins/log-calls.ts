import { listApiLogs } from '@craftsandore/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { z } from 'zod';

import type { CallLog } from '../modules/logs/call-log.ts';
import { knownFields } from '../logging/known-fields.ts';
import {
  cutJsonWithoutSecrets,
  jsonWithoutSecrets,
  urlWithoutSecrets,
  withoutSecrets,
} from '../logging/secrets.ts';
import { photosPath } from '../storage/photo-storage.ts';

const maxBodyBytes = 8 * 1024;
const maxUrlBytes = 2000;
/** Letters of a parameter; a query may have 200 (`SearchText`). */
const maxParamLength = 500;
/** Letters of a path that a stranger has made up. */
const maxStrangePath = 200;
/** What anybody can cause without knowing anything of the shop: it must not fill the disk. */
const strangersStatuses = [400, 401, 404, 413, 415, 422, 429];

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with Fastify's
  interface FastifyRequest {
    /** Query, parameters and body as they came, before the contract made values of them. */
    received: { query: unknown; params: unknown; body: unknown } | null;
    sent: string | null;
  }
}

/** Logs every answered call, without secrets, after the response has been sent. */
async function logCalls(app: FastifyInstance, { callLog }: { callLog: CallLog }) {
  app.decorateRequest('received', null);
  app.decorateRequest('sent', null);

  app.addHook('preValidation', async (request) => {
    const { query, params, body } = request;
    request.received = { query, params, body };
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (isKept(request)) request.sent = bodyOfResponse(payload, reply);
  });

  app.addHook('onResponse', async (request, reply) => {
    // Who listened for hours has made no call that took hours.
    if (request.routeOptions.config.endpoint?.events && reply.statusCode === 200) return;
    if (isKept(request) && !request.isFlooding) callLog.add(entryOf(request, reply));
  });

  app.addHook('onClose', callLog.close);
}

/** Calls of the contract and those that nothing answers to; not reading the log itself, health, and images. */
function isKept({ is404, method, url, routeOptions: { config } }: FastifyRequest): boolean {
  if (method === 'OPTIONS' || method === 'HEAD' || url.startsWith(photosPath)) return false;
  return is404 || (config.endpoint !== undefined && config.endpoint !== listApiLogs);
}

function entryOf(request: FastifyRequest, reply: FastifyReply) {
  const entry = {
    method: request.method,
    url: cut(urlWithoutSecrets(request.url), maxUrlBytes),
    userId: request.actor?.id ?? null,
    statusCode: reply.statusCode,
    requestId: request.id,
    durationMs: Math.round(reply.elapsedTime * 10) / 10,
    createdAt: new Date(),
  };
  if (!request.actor && strangersStatuses.includes(reply.statusCode)) {
    const [path = ''] = entry.url.split('?', 1);
    return { ...entry, url: cut(path, maxStrangePath), queryParams: {}, pathParams: {} };
  }

  const { endpoint } = request.routeOptions.config;
  const { query, params, ...received } = request.received ?? { ...request, body: null };
  // The fields of a form are read after that, its file is not among them.
  const body = received.body ?? request.body;
  return {
    ...entry,
    queryParams: paramsOf(endpoint?.query, query),
    pathParams: paramsOf(endpoint?.params, params),
    // Anything but an object is no body of ours, and a text alone may be anything.
    requestBody:
      endpoint?.body && isObject(body)
        ? cut(jsonWithoutSecrets(toObject(knownFields(endpoint.body, body))), maxBodyBytes)
        : null,
    responseBody: request.sent,
  };
}

function bodyOfResponse(payload: unknown, { statusCode }: FastifyReply): string | null {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return null;
  const text = cut(payload, maxBodyBytes);
  // In a refusal, `code` is the name of the error, not a secret.
  return statusCode < 400 ? cutJsonWithoutSecrets(text) : text;
}

/** The first bytes of a text, as a text of its own: a slice would hold on to all of it. PostgreSQL takes no zero byte. */
function cut(text: string | Buffer, bytes: number): string {
  const start = typeof text === 'string' ? Buffer.from(text.slice(0, bytes)) : text;
  const whole = new TextDecoder().decode(start.subarray(0, bytes), { stream: true });
  return whole.replaceAll('\0', '');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function paramsOf(shape: z.ZodType | undefined, sent: unknown): Record<string, unknown> {
  const known = shape ? toObject(knownFields(shape, sent)) : {};
  const short = Object.entries(withoutSecrets(known)).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.slice(0, maxParamLength) : value,
  ]);
  return Object.fromEntries(short);
}

const toObject = (value: unknown) => (isObject(value) ? value : {});

export default fp(logCalls, { name: 'log-calls' });
