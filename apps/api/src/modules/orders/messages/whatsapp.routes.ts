import { createHmac } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/client.ts';
import type { Env } from '../../../env.ts';
import { isSameSecret } from '../../../http/same-secret.ts';
import type { Limits } from '../../../limits/limits.ts';
import { Problem } from '../../../problem.ts';
import type { ConfirmTokens } from '../guest/confirm-tokens.ts';
import { applyChannelEvents } from './apply-channel-events.ts';
import { keepChannelEvents } from './channel-events.ts';

type Options = {
  env: Pick<Env, 'WHATSAPP_APP_SECRET' | 'WHATSAPP_VERIFY_TOKEN'>;
  db: Database;
  limits: Limits;
  confirmTokens: ConfirmTokens;
};

const path = '/channels/whatsapp/events';
/** The most that WhatsApp says it posts at once. */
const bodyLimit = 3 * 1024 ** 2;

/**
 * Where WhatsApp tells what became of messages, and what customers have pressed: not a call of the contract, because its
 * shape is WhatsApp's. What is not signed by it changes nothing.
 */
export default async function whatsAppRoutes(app: FastifyInstance, options: Options) {
  const { db, env, confirmTokens } = options;
  const { WHATSAPP_APP_SECRET: secret, WHATSAPP_VERIFY_TOKEN: verifyToken } = env;
  if (!secret || !verifyToken) return;

  // The signature is of the bytes, as they came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  );

  app.get<{ Querystring: Record<string, unknown> }>(path, async ({ query }, reply) => {
    const isAsked = query['hub.mode'] === 'subscribe';
    if (!isAsked || !isSameSecret(String(query['hub.verify_token']), verifyToken)) {
      throw new Problem('request.not_found');
    }
    return reply.type('text/plain; charset=utf-8').send(String(query['hub.challenge'] ?? ''));
  });

  let applying = Promise.resolve();
  app.addHook('onClose', () => applying);

  app.post<{ Body: Buffer | undefined }>(
    path,
    { bodyLimit },
    async ({ body, headers, log }, reply) => {
      if (!body || !isSigned(body, headers['x-hub-signature-256'], secret)) {
        throw new Problem('request.not_found');
      }
      await keepChannelEvents(db, confirmTokens, parse(body));
      // What fails now is done by the job of the next minute.
      applying = applying
        .then(() => applyChannelEvents(options))
        .catch((error: unknown) => log.error({ err: error }, 'events of WhatsApp not applied'));
      return reply.send();
    },
  );
}

function isSigned(body: Buffer, header: string | string[] | undefined, secret: string): boolean {
  const right = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  return isSameSecret(String(header), right);
}

/** @throws Problem for what is no JSON. */
function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Problem('request.malformed');
  }
}
