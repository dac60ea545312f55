import { pageMeta, type OwnQuestion, type Question } from '@craftsandore/contract';
import { questionWords, type Locale } from '@craftsandore/i18n';

import { aProduct } from './a-product.ts';

export const aQuestion = (fields: Partial<Question> = {}): Question => ({
  ...{ id: 1, userName: 'Nada E.', createdAt: '2026-11-12T10:00:00.000Z' },
  text: 'هل تأتي السكاكين معه؟',
  answer: { text: 'لا، الحامل وحده.', createdAt: '2026-11-13T10:00:00.000Z' },
  ...fields,
});

/** One that waits for an answer. */
export const anOwnQuestion = (fields: Partial<OwnQuestion> = {}): OwnQuestion => ({
  ...{ id: 1, createdAt: '2026-11-12T10:00:00.000Z', answer: null, isHidden: false },
  text: 'هل تأتي السكاكين معه؟',
  ...fields,
});

/** What a product's page shows of these; null of what could not be had. */
export function someQuestions(
  data: Question[] | null,
  totalCount = data?.length ?? 0,
  locale: Locale = 'en',
) {
  return {
    list: data && { data, meta: pageMeta(1, 3, totalCount) },
    words: questionWords(aProduct(), { shown: 3, totalCount }, locale),
  };
}
