import type { PageMeta, Question } from '@craftsandore/contract';
import type { QuestionWords } from '@craftsandore/i18n';
import { ButtonLink, Heading, Text } from '@craftsandore/ui';
import { useId } from 'react';

import styles from './product-reviews.module.css';
import { QuestionArticle } from './question-article.tsx';

export type ShownQuestions = {
  words: QuestionWords;
  /** Null when they could not be had. */
  list: { data: Question[]; meta: PageMeta } | null;
};

type ProductQuestionsProps = { productId: number; questions: ShownQuestions };

/** What customers have asked about a product and the shop answered: the newest. All words come from the server. */
export function ProductQuestions({ productId, questions: { words, list } }: ProductQuestionsProps) {
  const titleId = useId();

  return (
    <section id="questions" className={styles.root} aria-labelledby={titleId}>
      <div>
        <Heading level={2} id={titleId}>
          {words.title}
        </Heading>
        <ButtonLink variant="secondary" className={styles.write} href={`/product/${productId}/ask`}>
          {words.ask}
        </ButtonLink>
      </div>
      <div>
        {(!list || list.data.length === 0) && (
          <Text tone="muted" role={list ? undefined : 'status'}>
            {list ? words.none : words.failed}
          </Text>
        )}
        {list?.data.map((question) => (
          <QuestionArticle key={question.id} question={question} level={3} />
        ))}
        {words.all && (
          <ButtonLink
            variant="secondary"
            className={styles.pages}
            href={`/product/${productId}/questions`}
          >
            {words.all}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
