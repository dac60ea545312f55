import type { Refusal } from '@craftsandore/api-client';
import type { OwnQuestion } from '@craftsandore/contract';
import { languageOfText } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, ErrorState, Heading, Tag } from '@craftsandore/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './own-questions.module.css';

type OwnQuestionsProps = {
  loaded: { value: OwnQuestion[] } | { refusal: Refusal };
  onRetry: () => void;
};

/** What a customer has asked about a product, and what has come of it; nothing where nothing was asked. */
export function OwnQuestions({ loaded, onRetry }: OwnQuestionsProps) {
  const { t } = useTranslation();
  const titleId = useId();

  if ('refusal' in loaded) {
    return (
      <ErrorState
        title={<bdi>{loaded.refusal.sentence ?? t('question.failed')}</bdi>}
        action={<Button onClick={onRetry}>{t('action.retry')}</Button>}
      />
    );
  }
  if (loaded.value.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Heading level={2} size="h3" id={titleId}>
        {t('question.yours')}
      </Heading>
      <ul className={styles.root}>
        {loaded.value.map((question) => (
          <OwnQuestionItem key={question.id} question={question} />
        ))}
      </ul>
    </section>
  );
}

function OwnQuestionItem({ question }: { question: OwnQuestion }) {
  const { t } = useTranslation();
  const { date } = useLocale();
  const { text, createdAt, answer, isHidden } = question;

  return (
    <li>
      <p>
        <bdi lang={languageOfText(text)}>{text}</bdi>
      </p>
      <p className={styles.state}>
        <time dateTime={createdAt}>{date(createdAt)}</time>
        {isHidden ? (
          <Tag tone="danger">{t('question.hidden')}</Tag>
        ) : (
          <Tag tone={answer ? 'success' : 'neutral'}>
            {t(answer ? 'question.answered' : 'question.waiting')}
          </Tag>
        )}
      </p>
      {answer && (
        <p>
          <bdi lang={languageOfText(answer.text)}>{answer.text}</bdi>
        </p>
      )}
    </li>
  );
}
