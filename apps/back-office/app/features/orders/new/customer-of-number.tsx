import type { StaffCustomerDetails } from '@craftsandore/contract';
import { customerRecord } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, Link, Notice, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { Typed } from '../../../components/typed.tsx';
import styles from './new-order-page.module.css';

type CustomerOfNumberProps = {
  customer: StaffCustomerDetails | null;
  /** Whether it is known whom the number belongs to. */
  isFound: boolean;
  onRepeat: () => void;
};

/** What the shop knows of who is on the phone. */
export function CustomerOfNumber({ customer, isFound, onRepeat }: CustomerOfNumberProps) {
  const { t } = useTranslation();
  const { locale, date } = useLocale();

  return (
    <div role="status" className={styles.known}>
      {isFound && !customer && <Text tone="muted">{t('phoneOrder.newNumber')}</Text>}
      {customer && (
        <>
          <Link href={`/admin-customers/${customer.id}`}>
            <Typed>{customer.name}</Typed>
          </Link>
          <Text size="sm" tone="muted">
            {customerRecord(customer, locale)}
          </Text>
          {customer.lastOrderAt && (
            <Text size="sm" tone="muted">
              {t('phoneOrder.lastOrder', { date: date(customer.lastOrderAt) })}
            </Text>
          )}
          {customer.note && (
            <Text size="sm">
              <Typed>{customer.note}</Typed>
            </Text>
          )}
          {customer.blocked ? (
            <Notice tone="danger">
              {t('phoneOrder.blocked', { reason: customer.blocked.reason })}
            </Notice>
          ) : (
            customer.orders.length > 0 && (
              <Button type="button" variant="quiet" size="sm" onClick={onRepeat}>
                {t('phoneOrder.repeat')}
              </Button>
            )
          )}
        </>
      )}
    </div>
  );
}
