import type { Parcel } from '@craftsandore/contract';
import { Tag, type TagProps } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

const tones: Record<Parcel['state'], TagProps['tone']> = {
  booking: 'info',
  booked: 'neutral',
  moving: 'info',
  out_for_delivery: 'info',
  attempt_failed: 'warning',
  delivered: 'success',
  returning: 'warning',
  returned: 'warning',
  lost: 'danger',
  damaged: 'danger',
  needs_staff: 'danger',
  booking_cancelled: 'neutral',
};

/** Where a parcel is, and why where somebody said. */
export function ParcelTag({
  state,
  reason,
  isPartly,
}: Pick<Parcel, 'state' | 'reason'> & Partial<Pick<Parcel, 'isPartly'>>) {
  const { t } = useTranslation();
  const words = isPartly ? t('parcels.partly') : t(`parcelState.${state}`);
  return (
    <Tag tone={tones[state]}>
      {reason ? t('parcels.because', { state: words, reason: t(`failedReason.${reason}`) }) : words}
    </Tag>
  );
}
