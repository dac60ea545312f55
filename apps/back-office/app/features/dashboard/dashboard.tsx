import type { listOrders, Reply } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useSession } from '@craftsandore/session';
import { Anchor, ArrowForwardIcon, Heading, Rings, Skeleton } from '@craftsandore/ui';
import { type ReactNode, Suspense, use } from 'react';

import type { Outcome } from '../../refusal.ts';
import { PageTitle } from '../../shell/page-title.tsx';
import styles from './dashboard.module.css';

type Waiting = Promise<Outcome<Reply<typeof listOrders>>>;

type DashboardProps = { waiting: Waiting; ordersHref: string; children: ReactNode };

/** What waits for the person who has just come in. */
export function Dashboard({ waiting, ordersHref, children }: DashboardProps) {
  const { t, weekday } = useLocale();
  const firstName = useSession(({ user }) => user?.name.split(' ')[0] ?? '');
  const now = new Date();

  return (
    <>
      <PageTitle>{t('nav.dashboard')}</PageTitle>
      <p className={styles.date}>{weekday(now)}</p>
      <Heading level={1} tabIndex={-1} className={styles.greeting}>
        {t(greetingAt(now.getHours()), { name: firstName })}
      </Heading>
      <Anchor className={styles.lead} href={ordersHref} data-ground="inverse">
        <Rings size="lg" tone="olive" className={styles.rings} />
        <span className={styles.name}>{t('dashboard.manageOrders')}</span>
        <Suspense fallback={<Skeleton className={styles.counting} />}>
          <WaitingOrders waiting={waiting} />
        </Suspense>
        <ArrowForwardIcon className={styles.arrow} />
      </Anchor>
      {children}
    </>
  );
}

function WaitingOrders({ waiting }: { waiting: Waiting }) {
  const { t, number } = useLocale();
  const { answer } = use(waiting);
  if (!answer) return null;

  const count = answer.meta.totalCount;
  return (
    <>
      <span className={styles.words}>{t('dashboard.waiting', { count })}</span>
      <span className={styles.count}>{number(count)}</span>
    </>
  );
}

function greetingAt(hour: number) {
  if (hour < 12) return 'dashboard.goodMorning';
  return hour < 18 ? 'dashboard.goodAfternoon' : 'dashboard.goodEvening';
}
