import type { Piastres, SpanFigures } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Axes, Panel, Price } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from './report-page.module.css';

/** How far the orders have come, from the asking to the door, and their cash, from the door to the shop. */
export function CourseOfOrders({ span }: { span: SpanFigures }) {
  const { t } = useTranslation();
  const { moneyParts } = useLocale();
  const amountOf = (amount: Piastres) => <Price {...moneyParts(amount)} />;
  const { placed, confirmed, delivered, returned, cash } = span;
  const orders = (some: typeof placed) => t('dashboard.ordersCount', { count: some.orders });
  const ofPlaced = (some: typeof placed) =>
    t('reportCourse.share', {
      orders: orders(some),
      percent: Math.round((some.orders / (placed.orders || 1)) * 100),
    });

  return (
    <Panel title={t('reportCourse.title')}>
      <div className={styles.report}>
        <Axes
          axes={[
            {
              name: t('reportCourse.placed'),
              word: amountOf(placed.total),
              line: orders(placed),
            },
            {
              name: t('reportCourse.confirmed'),
              word: amountOf(confirmed.total),
              line: ofPlaced(confirmed),
            },
            {
              name: t('reportCourse.delivered'),
              word: amountOf(delivered.total),
              line: ofPlaced(delivered),
            },
            {
              name: t('reportCourse.returned'),
              word: amountOf(returned.total),
              line: ofPlaced(returned),
            },
          ]}
        />
        <Axes
          axes={[
            {
              name: t('reportCourse.collected'),
              word: amountOf(cash.collected),
              line: t('reportCourse.collectedWords'),
            },
            {
              name: t('reportCourse.received'),
              word: amountOf(cash.received),
              line: t('reportCourse.receivedWords'),
            },
            {
              name: t('reportCourse.owed'),
              word: amountOf(cash.owed),
              line: t('reportCourse.owedWords'),
            },
          ]}
        />
      </div>
    </Panel>
  );
}
