import { languageOfText } from '@craftsandore/i18n';

import type { Transaction } from '../db/client.ts';
import { questions } from '../db/schema/questions.ts';
import type { Random } from './random.ts';
import { questionData } from './sample-data.ts';
import type { SeededDesign } from './seed-catalogue.ts';
import type { SeededPerson } from './seed-people.ts';
import { daysBefore, hoursAfter } from './times.ts';

type Sample = { designs: SeededDesign[]; customers: SeededPerson[]; staffId: number };

/** The sample questions, each by a customer whose name is in its language; those of the last two days wait. */
export async function seedQuestions(
  tx: Transaction,
  random: Random,
  now: Date,
  { designs, customers, staffId }: Sample,
): Promise<void> {
  for (const { product, text, answer } of questionData) {
    const productId = designs.find(({ productKey }) => productKey === product)?.line.productId;
    if (!productId) throw new Error(`There is a question about ${product}, which is not there`);
    const locale = languageOfText(text) ?? 'ar';
    const fitting = customers.filter(({ name }) => languageOfText(name) === locale);
    const [author] = random.sample(fitting, 1);
    if (!author) throw new Error(`Nobody asks in the language of “${text}”`);

    const createdAt = daysBefore(now, answer ? random.between(3, 70) : random.between(0, 2));
    const answeredAt = hoursAfter(createdAt, random.between(2, 26));
    await tx.insert(questions).values({
      ...{ productId, text, locale, createdAt, userId: author.id },
      ...(answer && { answer, answeredAt, answeredBy: staffId, toldAt: answeredAt }),
    });
  }
}
