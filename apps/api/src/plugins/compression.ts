import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

import { varyBy } from '../http/vary-by.ts';

/** Bytes that fit into one packet anyway. */
const onePacket = 1_200;
/** Brotli's quality: nearly the best ratio in a tenth of the time. */
const quality = { [constants.BROTLI_PARAM_QUALITY]: 4 };
const brotli = promisify(brotliCompress);

/**
 * Sends long responses to browsers compressed. By brotli alone: browsers take it wherever a connection is encrypted, and
 * the storefront's server, which asks from beside and does not, is spared the unpacking.
 */
async function compression(app: FastifyInstance) {
  /** Of cached responses, for as long as they are cached. */
  const compressed = new WeakMap<Buffer, Promise<Buffer>>();

  function compress(body: string | Buffer): Promise<Buffer> {
    if (typeof body === 'string') return brotli(body, { params: quality });
    const known = compressed.get(body) ?? brotli(body, { params: quality });
    compressed.set(body, known);
    return known;
  }

  app.addHook('onRequest', async ({ routeOptions: { config } }, reply) => {
    if (config.endpoint) varyBy(reply, 'accept-encoding');
  });

  app.addHook('onSend', async ({ routeOptions: { config }, headers }, reply, payload) => {
    if (!config.endpoint || !isLong(payload) || !takesBrotli(headers['accept-encoding'])) return;
    const etag = reply.getHeader('etag');
    // Weak, because other bytes have that name where nothing is compressed.
    reply.headers({ 'content-encoding': 'br', ...(etag && { etag: `W/${String(etag)}` }) });
    return compress(payload);
  });
}

const isLong = (payload: unknown): payload is string | Buffer =>
  (typeof payload === 'string' || Buffer.isBuffer(payload)) && payload.length > onePacket;

const takesBrotli = (encodings: string | string[] = '') =>
  /\bbr\b(?! *; *q=0(\.0*)?(?![.\d]))/.test(`${encodings}`);

export default fp(compression, { name: 'compression', dependencies: ['log-calls'] });
