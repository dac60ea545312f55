import { sendContactMessage } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import { contactMessages } from '../../db/schema/contact-messages.ts';
import type { Limits } from '../../limits/limits.ts';
import type { QueueMail } from '../../mail/mail-job.ts';

type Options = { db: Database; limits: Limits; queueMail: QueueMail };

/** The mailing service that the contact form speaks to unless the shop is told of another one. */
export default async function contactRoutes(
  app: FastifyInstance,
  { db, limits, queueMail }: Options,
) {
  app.implement(sendContactMessage, async ({ body }, { ip, locale }): Promise<'OK'> => {
    await limits.contactMessages.take(ip);

    const { website, ...message } = body.template_params;
    // A bot that filled the hidden field gets the same response.
    if (website) return 'OK';

    await db.transaction(async (tx) => {
      const [row] = await tx
        .insert(contactMessages)
        .values(message)
        .returning({ id: contactMessages.id });
      if (!row) throw new Error('A message was written and not returned');
      await queueMail(tx, { mail: 'contact-message', messageId: row.id, locale });
    });
    return 'OK';
  });
}
