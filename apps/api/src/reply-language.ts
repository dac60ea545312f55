import type { Locale } from '@craftsandore/i18n';
import type { FastifyReply } from 'fastify';

/** Says in which language an answer is, and that caches keep one for each: the origin may count already. */
export function markLanguage(reply: FastifyReply, locale: Locale): void {
  const vary = [reply.getHeader('vary'), 'accept-language'].filter(Boolean).join(', ');
  reply.headers({ 'content-language': locale, vary });
}
