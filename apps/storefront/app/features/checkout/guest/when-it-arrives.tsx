import { deliveryDays } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { Notice, Text, TruckIcon } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { DeliveryFee } from '../../../delivery/delivery-fee.tsx';
import type { DeliveryTerms } from '../../../delivery/delivery-terms.ts';
import styles from './when-it-arrives.module.css';

type WhenItArrivesProps = { terms: DeliveryTerms | null };

/** So that nothing below moves when they come. */
const roomForDays = { minBlockSize: '5rem' };

/** Days and fee of delivery, or why there is none. Said again as the governorate changes. */
export function WhenItArrives(props: WhenItArrivesProps) {
  return (
    <div role="status" style={roomForDays}>
      <Answer {...props} />
    </div>
  );
}

function Answer({ terms }: WhenItArrivesProps) {
  const { t } = useTranslation();
  const { local, locale, money } = useLocale();
  if (!terms) return <Text tone="muted">{t('guest.chooseFirst')}</Text>;

  const { delivery } = terms;
  const governorate = local(terms.place, 'name');
  if (!delivery) return <Notice tone="warning">{t('delivery.notServed', { governorate })}</Notice>;

  const { isCashPossible, cashUpTo } = delivery;
  return (
    <>
      <div className={styles.root}>
        <TruckIcon />
        <div>
          <Text weight="medium">{deliveryDays(delivery, locale)}</Text>
          <Text size="sm" tone="muted">
            {t('delivery.to', { governorate })}
          </Text>
        </div>
        <Text weight="medium">
          <DeliveryFee fee={delivery.fee} />
        </Text>
      </div>
      {!isCashPossible && cashUpTo !== null && (
        <Notice tone="warning">
          {t('delivery.cashUpTo', { governorate, limit: money(cashUpTo) })}
        </Notice>
      )}
    </>
  );
}
