import { useLocale } from '@craftsandore/i18n/react';
import { lazily } from '@craftsandore/resilience';
import { Card, PageHeader } from '@craftsandore/ui';
import { Suspense, use, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';

import { RowsWaiting } from '../../../list/rows-waiting.tsx';
import { PageTitle } from '../../../shell/page-title.tsx';
import { updateProductPath } from '../product-filters.ts';
import type { DesignInAddress, MovementFilters, MovementsPromise } from './movement-filters.ts';

const MovementsTable = lazily(() =>
  import('./movements-table.tsx').then(({ MovementsTable }) => MovementsTable),
);

type StockMovementsPageProps = {
  design: DesignInAddress;
  filters: MovementFilters;
  movements: MovementsPromise;
  /** The page of an order. */
  orderHref: (orderId: number) => string;
  onRetry: () => void;
};

/** Where the pieces of a design have come from and gone to, newest first. */
export function StockMovementsPage({ movements, ...rest }: StockMovementsPageProps) {
  const { t } = useTranslation();
  const shown = useDeferredValue(movements);

  return (
    <>
      <PageTitle>{t('stockMovements.title')}</PageTitle>
      <PageHeader
        back={{ href: updateProductPath(rest.design.productId), label: t('stockMovements.back') }}
        title={t('stockMovements.title')}
        meta={
          <Suspense fallback={'\u00a0'}>
            <NameOfDesign movements={shown} />
          </Suspense>
        }
      />
      <Card padded={false}>
        <Suspense fallback={<RowsWaiting />}>
          <MovementsTable {...rest} movements={shown} isStale={shown !== movements} />
        </Suspense>
      </Card>
    </>
  );
}

function NameOfDesign({ movements }: { movements: MovementsPromise }) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const result = use(movements);
  if (!result.ok) return '\u00a0';
  const { design } = result.value.meta;
  return (
    <bdi>
      {t('stockMovements.of', {
        product: local(design, 'name'),
        design: local(design, 'designName'),
      })}
    </bdi>
  );
}
