import type { Locale } from '@craftsandore/i18n';
import type { FastifyReply } from 'fastify';

import { varyBy } from './vary-by.ts';

/** Sets `Content-Language`, and `Vary` for caches. */
export function markLanguage(reply: FastifyReply, locale: Locale): void {
  reply.header('content-language', locale);
  varyBy(reply, 'accept-language');
}
