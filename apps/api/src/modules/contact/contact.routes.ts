import { sendContactMessage } from '@craftsandore/contract';
import { siteOf } from '@craftsandore/env/networks';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import type { Limits } from '../../limits/limits.ts';
import type { QueueMail } from '../../mail/mail-job.ts';
import { insertContactMessage } from './contact-messages.ts';

type Options = { db: Database; limits: Limits; queueMail: QueueMail };

/** The mailing service that the contact form speaks to unless the shop is told of another one. */
export default async function contactRoutes(
  app: FastifyInstance,
  { db, limits, queueMail }: Options,
) {
  app.implement(sendContactMessage, async ({ body }, { ip, locale }): Promise<'OK'> => {
    await limits.contactMessages.take(siteOf(ip));

    const { website, ...message } = body.template_params;
    // A bot that filled the hidden field gets the same response.
    if (website) return 'OK';

    await db.transaction(async (tx) => {
      const messageId = await insertContactMessage(tx, { ...message, locale });
      await queueMail(tx, { mail: 'contact-message', messageId, locale });
    });
    return 'OK';
  });
}
