import type { Figures } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Price } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { SalesChart } from './sales-chart.tsx';
import styles from './sales.module.css';
import { weeksOf } from './weeks.ts';

/** What was sold today and this week, against the days before. */
export function Sales({ figures }: { figures: Figures }) {
  const { t } = useTranslation();
  const { money, moneyParts } = useLocale();
  const { today, yesterday, thisWeek, lastWeekUntilNow, days } = figures;

  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt>{t('dashboard.today')}</dt>
          <dd>
            <Price size="lg" {...moneyParts(today.total)} />
          </dd>
          <dd className={styles.small}>{t('dashboard.ordersCount', { count: today.orders })}</dd>
          <dd className={styles.small}>
            {t('dashboard.yesterday', { money: money(yesterday.total) })}
          </dd>
        </div>
        <div>
          <dt>{t('dashboard.thisWeek')}</dt>
          <dd>
            <Price size="lg" {...moneyParts(thisWeek.total)} />
          </dd>
          <dd className={styles.small}>{t('dashboard.ordersCount', { count: thisWeek.orders })}</dd>
          <dd className={styles.small}>
            <Change from={lastWeekUntilNow.total} to={thisWeek.total} />
          </dd>
        </div>
      </dl>
      <SalesChart weeks={weeksOf(days)} />
    </>
  );
}

/** The change against the same part of the week before; nothing where there were no sales then. */
function Change({ from, to }: { from: number; to: number }) {
  const { t } = useTranslation();
  if (from === 0) return t('dashboard.noLastWeek');
  const percent = Math.round((to / from - 1) * 100);
  if (percent === 0) return t('dashboard.asLastWeek');
  const key = percent > 0 ? 'dashboard.moreThanLastWeek' : 'dashboard.lessThanLastWeek';
  return t(key, { percent: Math.abs(percent) });
}
