import type { FastifyReply } from 'fastify';

/** Adds a request header to `Vary`, keeping those that are there. */
export function varyBy(reply: FastifyReply, header: string): void {
  reply.header('vary', [reply.getHeader('vary'), header].filter(Boolean).join(', '));
}
