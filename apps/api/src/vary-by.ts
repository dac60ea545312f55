import type { FastifyReply } from 'fastify';

/** Lets caches keep an answer for each value of a header of the request; others may count already. */
export function varyBy(reply: FastifyReply, header: string): void {
  reply.header('vary', [reply.getHeader('vary'), header].filter(Boolean).join(', '));
}
