import type { Result } from '@craftsandore/api-client';
import type { Dashboard } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Anchor, ArrowForwardIcon, Rings, Skeleton } from '@craftsandore/ui';
import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './waiting-orders.module.css';

type DayPromise = Promise<Result<Dashboard>>;

/** The orders that nobody has confirmed yet. */
export function WaitingOrders({ href, day }: { href: string; day: DayPromise }) {
  const { t } = useTranslation();

  return (
    <Anchor className={styles.root} href={href} data-ground="inverse">
      <Rings size="lg" tone="olive" className={styles.rings} />
      <span className={styles.name}>{t('dashboard.waiting')}</span>
      <Suspense fallback={<Skeleton className={styles.counting} />}>
        <Count day={day} />
      </Suspense>
      <ArrowForwardIcon className={styles.arrow} />
    </Anchor>
  );
}

function Count({ day }: { day: DayPromise }) {
  const { number } = useLocale();
  const result = use(day);
  return result.ok && <span className={styles.count}>{number(result.value.waitingOrders)}</span>;
}
