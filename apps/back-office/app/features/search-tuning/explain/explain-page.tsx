import type { Result } from '@craftsandore/api-client';
import type { Explanation } from '@craftsandore/contract';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  PageHeader,
  Skeleton,
  SkeletonGroup,
} from '@craftsandore/ui';
import { Suspense, use, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';

import { ListSearch } from '../../../list/list-search.tsx';
import { PageTitle } from '../../../shell/page-title.tsx';
import styles from './explain-page.module.css';
import { RankedProducts } from './ranked-products.tsx';
import { UnderstoodQuery } from './understood-query.tsx';

type ExplanationPromise = Promise<Result<Explanation>>;

type ExplainPageProps = {
  /** What is to be explained; nothing until something is typed. */
  query: string | undefined;
  explanation: ExplanationPromise | undefined;
  productHref: (productId: number) => string;
  onSearch: (query: string) => void;
  onRetry: () => void;
};

/** How a search is understood, and why each product ranks where it does. */
export function ExplainPage({ query, explanation, onSearch, ...rest }: ExplainPageProps) {
  const { t } = useTranslation();
  const shown = useDeferredValue(explanation);
  const shownQuery = useDeferredValue(query);

  return (
    <>
      <PageTitle>{t('nav.explain')}</PageTitle>
      <PageHeader title={t('nav.explain')} meta={t('explain.words')} />
      <div className={styles.root} data-stale={shown !== explanation || undefined}>
        <ListSearch
          className={styles.search}
          placeholder={t('explain.searchFor')}
          query={query ?? ''}
          onSearch={onSearch}
        />
        {shown && shownQuery ? (
          <Suspense fallback={<Waiting />}>
            <Explained explanation={shown} query={shownQuery} {...rest} />
          </Suspense>
        ) : (
          <Card>
            <EmptyState title={t('explain.typeSomething')} />
          </Card>
        )}
      </div>
    </>
  );
}

type ExplainedProps = Pick<ExplainPageProps, 'productHref' | 'onRetry'> & {
  query: string;
  explanation: ExplanationPromise;
};

function Explained({ explanation, query, productHref, onRetry }: ExplainedProps) {
  const { t } = useTranslation();
  const result = use(explanation);

  if (!result.ok) {
    return (
      <Card>
        <ErrorState
          title={t('explain.failed')}
          action={<Button onClick={onRetry}>{t('action.retry')}</Button>}
        >
          <bdi>{result.refusal.sentence}</bdi>
        </ErrorState>
      </Card>
    );
  }
  return (
    <>
      <UnderstoodQuery query={query} explanation={result.value} />
      <RankedProducts products={result.value.products} productHref={productHref} />
    </>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('failure.loading')}>
      <Skeleton lines={8} />
    </SkeletonGroup>
  );
}
