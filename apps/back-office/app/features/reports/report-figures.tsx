import { piastres, type Piastres, type SalesReport } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Price } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { Figure, Figures } from './figure.tsx';

/** What was sold, delivered and cancelled, and how that compares with as many days before. */
export function ReportFigures({ report: { span, before } }: { report: SalesReport }) {
  const { t } = useTranslation();
  const { moneyParts } = useLocale();
  const average = (some: { orders: number; total: Piastres }) =>
    piastres(some.orders > 0 ? Math.round(some.total / some.orders) : 0);
  const amountOf = (amount: Piastres) => <Price size="lg" {...moneyParts(amount)} />;
  const orders = (count: number) => t('dashboard.ordersCount', { count });
  const share = Math.round((span.cancelled.orders / (span.placed.orders || 1)) * 100);

  return (
    <Figures>
      <Figure
        name={t('reports.sold')}
        value={amountOf(span.sold.total)}
        words={[orders(span.sold.orders), <Change from={before.sold.total} to={span.sold.total} />]}
      />
      <Figure
        name={t('reports.delivered')}
        value={amountOf(span.delivered.total)}
        words={[
          orders(span.delivered.orders),
          <Change from={before.delivered.total} to={span.delivered.total} />,
        ]}
      />
      <Figure
        name={t('reports.cancelled')}
        value={amountOf(span.cancelled.total)}
        words={[orders(span.cancelled.orders), t('reports.ofPlaced', { percent: share })]}
      />
      <Figure
        name={t('reports.average')}
        value={amountOf(average(span.sold))}
        words={[<Change from={average(before.sold)} to={average(span.sold)} />]}
      />
    </Figures>
  );
}

/** The change against the time before; nothing to compare with where there was nothing then. */
function Change({ from, to }: { from: number; to: number }) {
  const { t } = useTranslation();
  if (from === 0) return t('reports.nothingBefore');
  const percent = Math.round((to / from - 1) * 100);
  if (percent === 0) return t('reports.same');
  return t(percent > 0 ? 'reports.up' : 'reports.down', { percent: Math.abs(percent) });
}
