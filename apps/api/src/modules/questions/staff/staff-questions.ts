import {
  type listStaffQuestions,
  type moderateQuestion,
  type PageMeta,
  type ParsedInput,
  type StaffQuestion,
} from '@craftsandore/contract';
import { and, asc, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';

import { findPage } from '../../../db/find-page.ts';
import type { Database, DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { questions } from '../../../db/schema/questions.ts';
import { users } from '../../../db/schema/users.ts';
import type { QueueMail } from '../../../mail/mail-job.ts';
import { Problem } from '../../../problem.ts';
import { reviewerName } from '../../ratings/reviewer-name.ts';
import { isPublic, isUnanswered, toWords, type QuestionRow } from '../questions.ts';

type Query = ParsedInput<typeof listStaffQuestions>['query'];
type Change = ParsedInput<typeof moderateQuestion>['body'] & { id: number; staffId: number };

const parts: Record<Query['part'], { where: SQL | undefined; orderBy: SQL[] }> = {
  unanswered: {
    where: isUnanswered,
    orderBy: [asc(questions.createdAt), asc(questions.id)],
  },
  answered: {
    where: isPublic,
    orderBy: [desc(questions.answeredAt), desc(questions.id)],
  },
  hidden: {
    where: isNotNull(questions.hiddenAt),
    orderBy: [desc(questions.hiddenAt), desc(questions.id)],
  },
};

export async function findStaffQuestions(
  db: Database,
  { page, perPage, part, productId }: Query,
): Promise<{ data: StaffQuestion[]; meta: PageMeta }> {
  const { orderBy, ...of } = parts[part];
  const where = and(of.where, productId ? eq(questions.productId, productId) : undefined);
  const wanted = { where, orderBy, page, perPage };
  const { rows, meta } = await findPage(db, questions, selectQuestions(db), wanted);
  return { data: rows.map(toStaffQuestion), meta };
}

/** @throws Problem when there is no such question. */
export async function findStaffQuestion(
  db: DatabaseOrTransaction,
  id: number,
): Promise<StaffQuestion> {
  const [row] = await selectQuestions(db).where(eq(questions.id, id));
  if (!row) throw new Problem('question.not_found');
  return toStaffQuestion(row);
}

const selectQuestions = (db: DatabaseOrTransaction) =>
  db
    .select({
      question: questions,
      userName: users.name,
      product: { id: products.id, name: products.name, nameAr: products.nameAr },
    })
    .from(questions)
    .innerJoin(users, eq(users.id, questions.userId))
    .innerJoin(products, eq(products.id, questions.productId))
    .$dynamic();

type Row = { question: QuestionRow; userName: string; product: StaffQuestion['product'] };

const toStaffQuestion = ({ question, userName, product }: Row): StaffQuestion => ({
  ...toWords(question),
  product,
  version: question.version,
  userName: reviewerName(userName),
  isHidden: question.hiddenAt !== null,
});

/**
 * The mail about it is queued in the same transaction, once, whatever becomes of the answer later.
 * @throws Problem when there is no such question, or somebody has changed it since.
 */
export async function changeQuestion(
  tx: Transaction,
  queueMail: QueueMail,
  { id, staffId, seenVersion, isHidden, answer }: Change,
): Promise<void> {
  const [kept] = await tx.select().from(questions).where(eq(questions.id, id)).for('no key update');
  if (!kept) throw new Problem('question.not_found');
  if (kept.version !== seenVersion) throw new Problem('question.changed');

  const now = new Date();
  const answered = answer !== undefined && {
    answer,
    answeredAt: answer === null ? null : (kept.answeredAt ?? now),
    answeredBy: answer === null ? null : staffId,
  };
  const hidden = isHidden !== undefined && {
    hiddenAt: isHidden ? now : null,
    hiddenBy: isHidden ? staffId : null,
  };
  const next = { ...kept, ...answered, ...hidden };
  const isToTell = next.answer !== null && next.hiddenAt === null && kept.toldAt === null;
  await tx
    .update(questions)
    .set({
      version: sql`${questions.version} + 1`,
      ...answered,
      ...hidden,
      ...(isToTell && { toldAt: now }),
    })
    .where(eq(questions.id, id));
  if (isToTell) {
    await queueMail(tx, { mail: 'question-answered', questionId: id, locale: kept.locale });
  }
}
