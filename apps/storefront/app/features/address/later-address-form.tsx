import { useLater } from '@craftsandore/resilience';
import { Skeleton, SkeletonGroup } from '@craftsandore/ui';
import { type ComponentProps, useEffectEvent, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';

import type { AddressForm } from './address-form.tsx';

const fetchForm = () => import('./address-form.tsx');

type LaterAddressFormProps = ComponentProps<typeof AddressForm> & {
  /** Called while the form is still there for the last time. */
  onGone?: () => void;
};

/** The form of an address; its code comes when somebody is about to write one. */
export function LaterAddressForm({ onGone, ...props }: LaterAddressFormProps) {
  const { t } = useTranslation();
  const code = useLater(fetchForm, true);
  const handleGone = useEffectEvent(() => onGone?.());

  useLayoutEffect(() => () => handleGone(), []);

  if (code) return <code.AddressForm {...props} />;

  return (
    // As high as a form on a phone, so that what follows does not begin in sight and leave it again.
    <div style={{ minBlockSize: '40rem' }}>
      <SkeletonGroup label={t('failure.loading')}>
        <Skeleton lines={4} />
      </SkeletonGroup>
    </div>
  );
}
