import { listMessages, resendMessage } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/client.ts';
import type { QueueMail } from '../../../mail/mail-job.ts';
import { findMessages, repeatMessage } from './messages.ts';

type Options = { db: Database; queueMail: QueueMail };

/** What the shop wrote to customers about their orders. */
export default async function messagesRoutes(app: FastifyInstance, { db, queueMail }: Options) {
  app.implement(listMessages, ({ query }) => findMessages(db, query));

  app.implement(resendMessage, ({ params }) =>
    db.transaction((tx) => repeatMessage(tx, queueMail, params.id)),
  );
}
