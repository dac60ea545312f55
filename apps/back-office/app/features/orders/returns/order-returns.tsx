import { openReturn } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { lazily } from '@craftsandore/resilience';
import { can } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import { Button, Link, Panel, useToast } from '@craftsandore/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useAction } from '../../../navigation/actions.ts';
import columns from '../../../shell/columns.module.css';
import { LatePanel } from '../late-panel.tsx';
import { orderPath, orderReturnsPath, returnPath } from '../order-filters.ts';
import styles from '../outbox/outbox.module.css';
import { ClockOfReturn } from '../clock-of-return.tsx';
import type { OpenReturn, orderReturnIntents, OrdersReturns } from './return-calls.ts';
import { ReturnTag } from './return-tag.tsx';

const OpenReturnDialog = lazily(() =>
  import('./open-return-dialog.tsx').then(({ OpenReturnDialog }) => OpenReturnDialog),
);

const kinds = ['return.changed', 'parcel.changed'] as const;

/** What of a delivered order comes back. */
export function OrderReturns({ orderId, isHeld }: { orderId: number; isHeld: boolean }) {
  const { t } = useTranslation();
  const showToast = useToast();
  const path = orderReturnsPath(orderId);
  const act = useAction<typeof orderReturnIntents>(path);

  return (
    <LatePanel<OrdersReturns> title={t('returns.ofOrder')} {...{ orderId, path, kinds, isHeld }}>
      {(shown) => (
        <ReturnsPanel
          {...shown}
          onOpen={async (wish, key) => {
            const result = await act('open', { orderId, wish, key });
            if (result.ok) showToast({ tone: 'success', children: t('returns.opened') });
            return result;
          }}
        />
      )}
    </LatePanel>
  );
}

type ReturnsPanelProps = Omit<OrdersReturns, 'notRefreshed'> & { onOpen: OpenReturn };

export function ReturnsPanel({ returns, returnable, lastDay, onOpen }: ReturnsPanelProps) {
  const { t } = useTranslation();
  const { shortDate, ordinal, daysAgo } = useLocale();
  const mayOpen = useSession(({ user }) => can(user?.roleId, openReturn.access));
  const [isAsked, setAsked] = useState(false);
  const isOver = lastDay !== null && daysAgo(lastDay) > 0;
  const number = (id: number) => t('returns.number', { number: ordinal(id) });

  return (
    <Panel title={t('returns.ofOrder')}>
      <div className={columns.stack}>
        {returns.length === 0 && <p>{t('returns.noneOfOrder')}</p>}
        {returns.map(({ id, state, clock, exchange }) => (
          <span key={id} className={styles.facts}>
            {mayOpen ? <Link href={returnPath(id)}>{number(id)}</Link> : number(id)}
            <ReturnTag state={state} />
            {clock && <ClockOfReturn clock={clock} />}
            {exchange && (
              <span>
                {t('returns.exchangedFor')}{' '}
                <Link href={orderPath(exchange.orderId)}>
                  <bdi dir="ltr">{exchange.orderReference}</bdi>
                </Link>
              </span>
            )}
          </span>
        ))}
        <p className={styles.muted}>
          {lastDay === null
            ? t('returns.notDelivered')
            : isOver
              ? t('returns.lastDayOver', { day: shortDate(lastDay) })
              : t('returns.lastDay', { day: shortDate(lastDay) })}
        </p>
        {mayOpen && returnable.length > 0 && (
          <Button variant="secondary" onClick={() => setAsked(true)}>
            {t('returns.open')}
          </Button>
        )}
      </div>
      <Suspense>
        {isAsked && (
          <OpenReturnDialog pieces={returnable} onOpen={onOpen} onClose={() => setAsked(false)} />
        )}
      </Suspense>
    </Panel>
  );
}
