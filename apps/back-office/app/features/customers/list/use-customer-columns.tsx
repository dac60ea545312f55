import type { StaffCustomer } from '@craftsandore/contract';
import { customerRecord, formatPhone } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { ChevronForwardIcon, type DataTableColumn, Price, Tag } from '@craftsandore/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { Typed } from '../../../components/typed.tsx';
import { OutcomeStrip } from '../outcome-strip.tsx';
import styles from './use-customer-columns.module.css';

export function useCustomerColumns(): DataTableColumn<StaffCustomer>[] {
  const { t } = useTranslation();
  const { locale, shortDate, moneyParts } = useLocale();

  return useMemo(
    () => [
      {
        id: 'customer',
        header: t('customers.customer'),
        rowHeader: true,
        stacked: 'full',
        cell: ({ name, phoneNumber }) => (
          <span className={styles.two}>
            <Typed>{name}</Typed>
            <bdi dir="ltr" className={styles.small}>
              {formatPhone(phoneNumber)}
            </bdi>
          </span>
        ),
      },
      {
        id: 'latest',
        header: t('customers.latest'),
        stacked: 'hidden',
        cell: ({ latestOutcomes }) => <OutcomeStrip outcomes={latestOutcomes} />,
      },
      {
        id: 'record',
        header: t('orders.record'),
        stacked: 'full',
        cell: (customer) => (
          <span className={styles.record}>
            {customerRecord(customer, locale)}
            {customer.blocked && <Tag tone="danger">{t('orders.blocked')}</Tag>}
          </span>
        ),
      },
      {
        id: 'spent',
        header: t('customers.spent'),
        stackedLabel: t('customers.spent'),
        stacked: 'end',
        cell: ({ spent }) =>
          spent > 0 ? (
            <Price {...moneyParts(spent)} />
          ) : (
            <span className={styles.muted}>–</span> // ٠ reads as a stop
          ),
      },
      {
        id: 'lastOrder',
        header: t('customers.lastOrder'),
        cell: ({ lastOrderAt }) =>
          lastOrderAt && (
            <time dateTime={lastOrderAt} className={styles.muted}>
              {shortDate(lastOrderAt)}
            </time>
          ),
      },
      {
        id: 'open',
        header: t('customers.open'),
        headerHidden: true,
        align: 'end',
        stacked: 'hidden',
        cell: () => <ChevronForwardIcon className={styles.muted} />,
      },
    ],
    [t, locale, shortDate, moneyParts],
  );
}
