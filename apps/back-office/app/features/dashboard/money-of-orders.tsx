import type { Figures } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Card, Link, Price } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from './figures.module.css';

export const moneyStatuses = ['pending', 'confirmed', 'shipped', 'delivered'] as const;

type MoneyOfOrdersProps = {
  money: Figures['money'];
  /** The orders of a status. */
  hrefOf: (status: (typeof moneyStatuses)[number]) => string;
};

/** Where the money of orders is: asked for, promised, on its way, brought. */
export function MoneyOfOrders({ money, hrefOf }: MoneyOfOrdersProps) {
  const { t } = useTranslation();
  const { moneyParts } = useLocale();

  return (
    <dl className={styles.root} aria-label={t('dashboard.money')}>
      {moneyStatuses.map((status) => (
        <Card key={status} className={styles.figure}>
          <dt>
            <Link href={hrefOf(status)} className={styles.link}>
              {t(`orderStatus.${status}`)}
            </Link>
          </dt>
          <dd>
            <Price size="lg" {...moneyParts(money[status].total)} />
          </dd>
          <dd className={styles.small}>
            {t(status === 'delivered' ? 'dashboard.ordersIn30Days' : 'dashboard.ordersCount', {
              count: money[status].orders,
            })}
          </dd>
        </Card>
      ))}
    </dl>
  );
}
