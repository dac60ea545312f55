import type { Result } from '@craftsandore/api-client';
import type { Dashboard as Day, Figures, OrderStatusName } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { lazily } from '@craftsandore/resilience';
import { can } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import { Heading, Link, Notice, Panel, Skeleton, SkeletonGroup } from '@craftsandore/ui';
import { type ReactNode, Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';

import { PageTitle } from '../../shell/page-title.tsx';
import styles from './dashboard.module.css';
import { LowStock } from './low-stock.tsx';
import { MoneyOfOrders, moneyStatuses } from './money-of-orders.tsx';
import { Tiles } from './tiles.tsx';
import { WaitingOrders } from './waiting-orders.tsx';
import { FiguresWaiting } from './figures-waiting.tsx';
import { othersSeenBy, WaitingOthers } from './waiting-others.tsx';

const Sales = lazily(() => import('./sales.tsx').then(({ Sales }) => Sales));
Sales.prefetch(); // in parallel with its data

type DashboardProps = {
  /** Told to who can say it: the law asks who sells. */
  isSellerMissing?: boolean;
  day: Promise<Result<Day>>;
  waitingHref: string;
  /** The orders of a status. */
  ordersHref: (status: OrderStatusName) => string;
  /** The newest orders. */
  children: ReactNode;
};

/** The start page: what waits to be done today, and links to the rest. */
export function Dashboard({
  isSellerMissing = false,
  day,
  waitingHref,
  ordersHref,
  children,
}: DashboardProps) {
  const { t } = useTranslation();
  const { weekday } = useLocale();
  const name = useSession(({ user }) => user?.name ?? '');
  const others = useSession(({ user }) => othersSeenBy(user?.roleId));
  const seesTurnover = useSession(({ user }) => can(user?.roleId, 'turnover:read'));
  const now = new Date();

  return (
    <>
      <PageTitle>{t('nav.dashboard')}</PageTitle>
      <p className={styles.date}>{weekday(now)}</p>
      <Heading level={1} tabIndex={-1} className={styles.greeting}>
        {t(greetingAt(now.getHours()), { name })}
      </Heading>
      {isSellerMissing && (
        <Notice tone="warning" className={styles.notice}>
          {t('dashboard.sellerMissing')} <Link href="/admin-settings">{t('dashboard.fillIn')}</Link>
        </Notice>
      )}
      {seesTurnover ? (
        <>
          <div className={styles.day}>
            <WaitingOrders href={waitingHref} day={day} />
            <Panel title={t('dashboard.sales')}>
              <div className={styles.sales}>
                <Suspense fallback={<Waiting />}>
                  <Loaded day={day} show={(figures) => <Sales figures={figures} />} />
                </Suspense>
              </div>
            </Panel>
            <Panel
              title={t('dashboard.lowStock')}
              actions={<Link href="/products?stock=low">{t('dashboard.allLowStock')}</Link>}
            >
              <Suspense fallback={<Waiting />}>
                <Loaded day={day} show={({ lowStock }) => <LowStock designs={lowStock} />} />
              </Suspense>
            </Panel>
          </div>
          <Suspense fallback={<FiguresWaiting count={moneyStatuses.length} />}>
            <Loaded
              day={day}
              show={({ money }) => <MoneyOfOrders money={money} hrefOf={ordersHref} />}
            />
          </Suspense>
          <Suspense fallback={<FiguresWaiting count={others} />}>
            <Others day={day} />
          </Suspense>
          <div className={styles.section}>{children}</div>
          <Tiles />
        </>
      ) : (
        <>
          <Tiles />
          <div className={styles.section}>
            <WaitingOrders href={waitingHref} day={day} />
            <Suspense fallback={<FiguresWaiting count={others} />}>
              <Others day={day} />
            </Suspense>
          </div>
          {children}
        </>
      )}
    </>
  );
}

type LoadedProps = { day: Promise<Result<Day>>; show: (figures: Figures) => ReactNode };

function Loaded({ day, show }: LoadedProps) {
  const { t } = useTranslation();
  const result = use(day);
  if (result.ok) return result.value.figures && show(result.value.figures);
  return <p className={styles.failed}>{result.refusal.sentence ?? t('dashboard.failed')}</p>;
}

function Others({ day }: Pick<DashboardProps, 'day'>) {
  const result = use(day);
  // Why not, the figures say.
  return result.ok && <WaitingOthers waiting={result.value.waiting} />;
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('failure.loading')}>
      <Skeleton lines={8} className={styles.waiting} />
    </SkeletonGroup>
  );
}

function greetingAt(hour: number) {
  if (hour < 12) return 'dashboard.goodMorning';
  return hour < 18 ? 'dashboard.goodAfternoon' : 'dashboard.goodEvening';
}
