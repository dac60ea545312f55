import { isHandedOver, type RunStop } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Tag, type TagProps } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { Typed } from '../../../components/typed.tsx';
import { useMoment } from '../../../components/use-moment.ts';
import styles from '../outbox/outbox.module.css';
import { ParcelTag } from '../parcels/parcel-tag.tsx';

type Outcome = NonNullable<RunStop['said']>['outcome'];

const tones: Record<Outcome, TagProps['tone']> = {
  delivered: 'success',
  partly: 'warning',
  refused: 'danger',
  postponed: 'warning',
  not_reached: 'warning',
};

/** What a driver has said of a stop; else where its parcel is. */
export function Said({ stop: { said, parcel } }: { stop: RunStop }) {
  const { t } = useTranslation();
  const { money, shortDate } = useLocale();
  const moment = useMoment('day and time');
  if (!said) {
    return (
      <span className={styles.facts}>
        <ParcelTag {...parcel} />
        <span className={styles.muted}>{t('runs.notSaid')}</span>
      </span>
    );
  }
  const { outcome, reason, day, cash, note, at } = said;
  return (
    <span className={styles.facts}>
      <Tag tone={tones[outcome]}>
        {reason && reason !== 'refused'
          ? t('parcels.because', {
              ...{ state: t(`stopOutcome.${outcome}`), reason: t(`failedReason.${reason}`) },
            })
          : t(`stopOutcome.${outcome}`)}
      </Tag>
      {day && t('runs.until', { day: shortDate(day) })}
      {isHandedOver(outcome) && cash !== parcel.cashDue && t('runs.took', { amount: money(cash) })}
      {outcome === 'refused' && cash > 0 && t('runs.wayTook', { amount: money(cash) })}
      {note && <Typed>{note}</Typed>}
      <time dateTime={at} className={styles.muted}>
        {moment(at)}
      </time>
    </span>
  );
}
