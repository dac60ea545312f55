import { lazily } from '@craftsandore/resilience';
import { ButtonLink, Card, PageHeader, PlusIcon } from '@craftsandore/ui';
import { Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';

import { RowsWaiting } from '../../list/rows-waiting.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { addPromotionPath, type PromotionFilters } from './promotion-paths.ts';
import type { PromotionsPromise } from './promotions-table.tsx';

const PromotionsTable = lazily(() =>
  import('./promotions-table.tsx').then(({ PromotionsTable }) => PromotionsTable),
);

type PromotionsPageProps = {
  filters: PromotionFilters;
  promotions: PromotionsPromise;
  onRetry: () => void;
};

/** What makes orders cheaper, with what it has given so far. */
export function PromotionsPage({ filters, promotions, onRetry }: PromotionsPageProps) {
  const { t } = useTranslation();
  const shown = useDeferredValue(promotions);

  return (
    <>
      <PageTitle>{t('nav.promotions')}</PageTitle>
      <PageHeader
        title={t('nav.promotions')}
        meta={t('promotions.words')}
        actions={
          <ButtonLink href={addPromotionPath} iconBefore={<PlusIcon />}>
            {t('promotions.add')}
          </ButtonLink>
        }
      />
      <Card padded={false}>
        <Suspense fallback={<RowsWaiting />}>
          <PromotionsTable
            promotions={shown}
            isStale={shown !== promotions}
            filters={filters}
            onRetry={onRetry}
          />
        </Suspense>
      </Card>
    </>
  );
}
