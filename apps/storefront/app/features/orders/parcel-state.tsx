import type { CustomerParcel } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Link, Separator, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from './parcel-state.module.css';

type ParcelStateProps = {
  parcel: Omit<CustomerParcel, 'trackingNumber' | 'trackingUrl'> &
    Partial<Pick<CustomerParcel, 'trackingNumber' | 'trackingUrl'>>;
};

/** Where a parcel is since when, who brings it, and where they tell more of it. */
export function ParcelState({ parcel }: ParcelStateProps) {
  const { t } = useTranslation();
  const { date, time } = useLocale();
  const { state, reason, since, carrier, trackingNumber, trackingUrl } = parcel;

  return (
    <div className={styles.root}>
      <Text size="sm" weight="medium">
        {t(`parcelState.${state}`)} {reason && t(`failedReason.${reason}`)}
      </Text>
      <Text size="sm" tone="muted">
        {date(since) + t('list.comma') + time(since)}
        <Separator variant="inline" />
        {t(`carrierName.${carrier}`)}
      </Text>
      {trackingNumber && (
        <Text size="sm" tone="muted">
          {t('parcel.number')} <bdi dir="ltr">{trackingNumber}</bdi>
        </Text>
      )}
      {trackingUrl && (
        <Text size="sm">
          <Link href={trackingUrl} target="_blank" rel="noreferrer" className={styles.link}>
            {t('parcel.follow')}
          </Link>
        </Text>
      )}
    </div>
  );
}
