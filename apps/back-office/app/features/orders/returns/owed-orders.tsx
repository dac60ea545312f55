import type { Result } from '@craftsandore/api-client';
import type { OwedOrder } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { DescriptionList, Link, Panel, Price } from '@craftsandore/ui';
import { use } from 'react';
import { useTranslation } from 'react-i18next';

import { orderPath } from '../order-filters.ts';
import styles from '../outbox/outbox.module.css';
import { ClockOfReturn } from '../clock-of-return.tsx';

/** Orders of which money is owed for no return, the most urgent first; nothing where there are none. */
export function OwedOrders({ owed }: { owed: Promise<Result<OwedOrder[]>> }) {
  const { t } = useTranslation();
  const { moneyParts } = useLocale();
  const result = use(owed);
  if (!result.ok) return <Panel title={t('returns.owed')}>{t('returns.owedFailed')}</Panel>;
  if (result.value.length === 0) return null;

  return (
    <Panel title={t('returns.owed')}>
      <DescriptionList
        items={result.value.map(({ orderId, orderReference, customerName, why, ...order }) => ({
          term: (
            <span className={styles.facts}>
              <Link href={orderPath(orderId)}>
                <bdi dir="ltr">{orderReference}</bdi>
              </Link>
              <span className={styles.muted}>
                <bdi>{customerName}</bdi>
                {t('form.comma')}
                {t(`whyOwed.${why}`)}
              </span>
              <ClockOfReturn clock={order.clock} />
            </span>
          ),
          description: <Price {...moneyParts(order.toRefund)} />,
        }))}
      />
    </Panel>
  );
}
