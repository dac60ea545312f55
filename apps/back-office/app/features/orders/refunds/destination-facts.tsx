import type { StaffDestination } from '@craftsandore/contract';
import { formatPhone } from '@craftsandore/i18n';
import { Notice } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { CopyButton } from '../../../components/copy-button.tsx';
import { useMoment } from '../../../components/use-moment.ts';
import styles from '../outbox/outbox.module.css';

type DestinationFactsProps = {
  destination: StaffDestination;
  /** Whether it was put in the place of another one since money is owed. */
  isChanged: boolean;
};

/** Where money is to be paid back to, to be copied, and who has said so when. */
export function DestinationFacts({ destination, isChanged }: DestinationFactsProps) {
  const { t } = useTranslation();
  const moment = useMoment('day and time');
  const { method, payTo, holder, staffName, at } = destination;
  const shown =
    method === 'wallet'
      ? formatPhone(payTo)
      : // In fours, as banks print it.
        method === 'transfer'
        ? payTo.replace(/.{4}(?=.)/g, '$& ')
        : payTo;

  return (
    <div className={styles.facts}>
      <span>
        {t(`moneyMethod.${method}`)} <bdi dir="ltr">{shown}</bdi>
      </span>
      {holder !== null && <bdi>{holder}</bdi>}
      <span className={styles.muted}>
        <time dateTime={at}>{moment(at)}</time>{' '}
        {staffName === null ? t('refundTo.byCustomer') : t('parcels.by', { name: staffName })}
      </span>
      {isChanged && <Notice tone="warning">{t('refundTo.changed')}</Notice>}
      <CopyButton
        text={payTo}
        words={{
          ready: t('refundTo.copy'),
          copied: t('refundTo.copied'),
          failed: t('refundTo.copyFailed'),
        }}
      />
    </div>
  );
}
