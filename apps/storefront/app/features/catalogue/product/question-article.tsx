import type { Question } from '@craftsandore/contract';
import { languageOfText } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { Heading } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from './review-article.module.css';

type QuestionArticleProps = {
  question: Question;
  /** Of its heading. */
  level: 2 | 3;
};

/** What one customer asked, and what the shop answered. */
export function QuestionArticle({ question, level }: QuestionArticleProps) {
  const { t } = useTranslation();
  const { date } = useLocale();
  const { userName, text, createdAt, answer } = question;

  return (
    <article className={styles.root}>
      <Heading level={level} size="h4">
        <bdi lang={languageOfText(text)}>{text}</bdi>
      </Heading>
      <header>
        <bdi>{userName}</bdi>
        <time dateTime={createdAt}>{date(createdAt)}</time>
      </header>
      <div className={styles.answer}>
        <b>{t('rating.answer')}</b>
        <p>
          <bdi lang={languageOfText(answer.text)}>{answer.text}</bdi>
        </p>
      </div>
    </article>
  );
}
