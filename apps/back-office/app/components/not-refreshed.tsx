import type { Refusal } from '@craftsandore/api-client';
import { Button, Notice } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { useRefusalSentence } from '../navigation/use-refusal-sentence.ts';
import styles from './not-refreshed.module.css';

type NotRefreshedProps = {
  refusal: Refusal;
  isRetrying: boolean;
  onRetry?: (() => void) | undefined;
  /** Nothing was loaded before that could stand below. */
  isEmpty?: boolean;
};

/** Says above what was loaded before that it could not be loaded again, and tries once more. */
export function NotRefreshed({ refusal, isRetrying, onRetry, isEmpty }: NotRefreshedProps) {
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();

  return (
    <Notice tone="danger" role="status">
      <div className={styles.root}>
        <span>
          {!isEmpty && t('backOffice.notRefreshed')} <bdi>{sentenceOf(refusal)}</bdi>
        </span>
        {onRetry && (
          <Button size="sm" variant="secondary" loading={isRetrying} onClick={onRetry}>
            {t('action.retry')}
          </Button>
        )}
      </div>
    </Notice>
  );
}
