import type { Locale } from '@craftsandore/i18n';
import type { FastifyReply } from 'fastify';

import { varyBy } from './vary-by.ts';

/** Says in which language an answer is, and that caches keep one for each. */
export function markLanguage(reply: FastifyReply, locale: Locale): void {
  reply.header('content-language', locale);
  varyBy(reply, 'accept-language');
}
