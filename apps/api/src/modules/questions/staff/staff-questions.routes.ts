import { listStaffQuestions, moderateQuestion } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/client.ts';
import type { QueueMail } from '../../../mail/mail-job.ts';
import { changeQuestion, findStaffQuestion, findStaffQuestions } from './staff-questions.ts';

type Options = { db: Database; queueMail: QueueMail };

/** What staff do with questions. */
export default async function staffQuestionsRoutes(
  app: FastifyInstance,
  { db, queueMail }: Options,
) {
  app.implement(listStaffQuestions, ({ query }) => findStaffQuestions(db, query));

  app.implement(moderateQuestion, ({ params, body }, { actor }) =>
    db.transaction(async (tx) => {
      await changeQuestion(tx, queueMail, { ...params, ...body, staffId: actor.id });
      return findStaffQuestion(tx, params.id);
    }),
  );
}
