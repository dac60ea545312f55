import type { Refusal, Result } from '@craftsandore/api-client';
import { proveNumber, type StaffCustomerDetails } from '@craftsandore/contract';
import { formatPhone } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { can } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import { Button, FormError } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './customer-page.module.css';

/** Notes that a number is proved. */
export type Prove = (phoneNumber: string) => Promise<Result<unknown>>;

type CustomerNumbersProps = Pick<StaffCustomerDetails, 'phoneNumbers'> & { onProve: Prove };

/** All numbers of a customer, and which of them are proved to be theirs. */
export function CustomerNumbers({ phoneNumbers, onProve }: CustomerNumbersProps) {
  const { t } = useTranslation();
  const { shortDate } = useLocale();
  const mayUpdate = useSession(({ user }) => can(user?.roleId, proveNumber.access));
  const [pending, setPending] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal>();

  async function prove(phoneNumber: string) {
    if (pending) return;
    setPending(phoneNumber);
    const result = await onProve(phoneNumber);
    setPending(undefined);
    setRefusal(result.ok ? undefined : result.refusal);
  }

  return (
    <div className={styles.form}>
      <FormError>{!pending && refusal && (refusal.sentence ?? t('customers.notSaved'))}</FormError>
      <ul className={styles.numbers}>
        {phoneNumbers.map(({ phoneNumber, provedAt }) => (
          <li key={phoneNumber} className={styles.number}>
            <bdi dir="ltr">{formatPhone(phoneNumber)}</bdi>
            {provedAt ? (
              <span className={styles.muted}>
                {t('customers.proved', { date: shortDate(provedAt) })}
              </span>
            ) : mayUpdate ? (
              <Button
                variant="secondary"
                size="sm"
                loading={pending === phoneNumber}
                aria-label={t('customers.proveNumber', { number: formatPhone(phoneNumber) })}
                onClick={() => void prove(phoneNumber)}
              >
                {t('customers.prove')}
              </Button>
            ) : (
              <span className={styles.muted}>{t('customers.notProved')}</span>
            )}
          </li>
        ))}
      </ul>
      {mayUpdate && <p className={styles.muted}>{t('customers.proveHint')}</p>}
    </div>
  );
}
