import {
  pageMeta,
  type askQuestion,
  type listQuestions,
  type OwnQuestion,
  type PageMeta,
  type ParsedInput,
  type Question,
} from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';

import type { Database, DatabaseOrTransaction } from '../../db/client.ts';
import { questions } from '../../db/schema/questions.ts';
import { users } from '../../db/schema/users.ts';
import { Problem } from '../../problem.ts';
import { reviewerName } from '../ratings/reviewer-name.ts';

export type QuestionRow = typeof questions.$inferSelect;
type NewQuestion = ParsedInput<typeof askQuestion>['body'] & { userId: number; locale: Locale };

/** On one page of one's own; more of them nobody reads there. */
const maxOwn = 20;

/** Of a person, hidden ones too: an account that nobody has verified fills no table. */
const maxUnanswered = 20;

/** Waits for staff. */
export const isUnanswered = and(isNull(questions.answer), isNull(questions.hiddenAt));

/** Answered, and not taken off. */
export const isPublic = and(isNotNull(questions.answer), isNull(questions.hiddenAt));

export async function findQuestions(
  db: DatabaseOrTransaction,
  productId: number,
  { page, perPage }: ParsedInput<typeof listQuestions>['query'],
): Promise<{ data: Question[]; meta: PageMeta }> {
  const where = and(eq(questions.productId, productId), isPublic);
  const totalCount = await db.$count(questions, where);
  const rows = await db
    .select({ question: questions, userName: users.name })
    .from(questions)
    .innerJoin(users, eq(users.id, questions.userId))
    .where(where)
    .orderBy(desc(questions.answeredAt), desc(questions.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return {
    data: rows.flatMap(({ question, userName }) => {
      const { answer, ...rest } = toWords(question);
      return answer ? [{ ...rest, userName: reviewerName(userName), answer }] : [];
    }),
    meta: pageMeta(page, perPage, totalCount),
  };
}

/** The question as its author sees it. Asked in the same words before, it is that one. @throws Problem where too many of theirs wait. */
export async function addQuestion(db: Database, question: NewQuestion): Promise<OwnQuestion> {
  const added = await db.transaction(async (tx) => {
    const [row] = await tx.insert(questions).values(question).onConflictDoNothing().returning();
    if (!row) return null;
    const unanswered = and(eq(questions.userId, question.userId), isNull(questions.answer));
    if ((await tx.$count(questions, unanswered)) > maxUnanswered) {
      throw new Problem('question.too_many');
    }
    return row;
  });
  if (added) return toOwnQuestion(added);

  const { userId, productId, text } = question;
  const [asked] = await db
    .select()
    .from(questions)
    .where(
      and(
        eq(questions.userId, userId),
        eq(questions.productId, productId),
        eq(questions.text, text),
      ),
    );
  if (!asked) throw new Error('A question was asked already and is not there');
  return toOwnQuestion(asked);
}

export async function findOwnQuestions(
  db: DatabaseOrTransaction,
  userId: number,
  productId: number,
): Promise<OwnQuestion[]> {
  const rows = await db
    .select()
    .from(questions)
    .where(and(eq(questions.userId, userId), eq(questions.productId, productId)))
    .orderBy(desc(questions.createdAt), desc(questions.id))
    .limit(maxOwn);
  return rows.map(toOwnQuestion);
}

/** What was asked and answered. */
export function toWords({ id, text, createdAt, answer, answeredAt }: QuestionRow) {
  return {
    ...{ id, text },
    createdAt: createdAt.toISOString(),
    answer:
      answer !== null && answeredAt !== null
        ? { text: answer, createdAt: answeredAt.toISOString() }
        : null,
  };
}

const toOwnQuestion = (row: QuestionRow): OwnQuestion => ({
  ...toWords(row),
  isHidden: row.hiddenAt !== null,
});
