import type { Dashboard } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Anchor, ArrowForwardIcon, Rings, Skeleton } from '@craftsandore/ui';
import { Suspense, use } from 'react';

import type { Outcome } from '../../refusal.ts';
import styles from './waiting-orders.module.css';

type DayOnItsWay = Promise<Outcome<Dashboard>>;

/** The orders that nobody has confirmed yet. */
export function WaitingOrders({ href, day }: { href: string; day: DayOnItsWay }) {
  const { t } = useLocale();

  return (
    <Anchor className={styles.root} href={href} data-ground="inverse">
      <Rings size="lg" tone="olive" className={styles.rings} />
      <span className={styles.name}>{t('dashboard.toConfirm')}</span>
      <Suspense fallback={<Skeleton className={styles.counting} />}>
        <Count day={day} />
      </Suspense>
      <ArrowForwardIcon className={styles.arrow} />
    </Anchor>
  );
}

function Count({ day }: { day: DayOnItsWay }) {
  const { t, number } = useLocale();
  const { answer } = use(day);
  if (!answer) return null;

  const count = answer.waitingOrders;
  return (
    <>
      <span className={styles.words}>{t('dashboard.waiting', { count })}</span>
      <span className={styles.count}>{number(count)}</span>
    </>
  );
}
