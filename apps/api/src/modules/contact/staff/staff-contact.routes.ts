import { changeContactMessage, listContactMessages } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/client.ts';
import type { QueueMail } from '../../../mail/mail-job.ts';
import {
  changeMessage,
  findContactMessage,
  findContactMessages,
} from './staff-contact-messages.ts';

type Options = { db: Database; queueMail: QueueMail };

/** What staff do with what came in by the contact form. */
export default async function staffContactRoutes(app: FastifyInstance, { db, queueMail }: Options) {
  app.implement(listContactMessages, ({ query }) => findContactMessages(db, query));

  app.implement(changeContactMessage, ({ params, body }, { actor }) =>
    db.transaction(async (tx) => {
      await changeMessage(tx, queueMail, { ...params, ...body, staffId: actor.id });
      return findContactMessage(tx, params.id);
    }),
  );
}
