import { askQuestion, listOwnQuestions, listQuestions } from '@craftsandore/contract';
import { siteOf } from '@craftsandore/env/networks';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import type { Limits } from '../../limits/limits.ts';
import { assertProduct } from '../catalogue/rated-products.ts';
import { addQuestion, findOwnQuestions, findQuestions } from './questions.ts';

type Options = { db: Database; limits: Limits };

/** What customers ask about products. */
export default async function questionsRoutes(app: FastifyInstance, { db, limits }: Options) {
  app.publish(listQuestions, async ({ params, query }) => {
    await assertProduct(db, params.id);
    return findQuestions(db, params.id, query);
  });

  app.implement(askQuestion, async ({ body }, { actor, ip, locale }) => {
    await limits.questions.ofAccount.take(String(actor.id));
    await limits.questions.ofNetwork.take(siteOf(ip));
    await assertProduct(db, body.productId);
    return addQuestion(db, { ...body, userId: actor.id, locale });
  });

  app.implement(listOwnQuestions, async ({ params }, { actor }) => {
    await assertProduct(db, params.id);
    return findOwnQuestions(db, actor.id, params.id);
  });
}
