import { useLater } from '@craftsandore/resilience';
import { Skeleton, SkeletonGroup } from '@craftsandore/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import type { AddressForm } from './address-form.tsx';

const fetchForm = () => import('./address-form.tsx');

/** The form of an address; its code comes when somebody is about to write one. */
export function LaterAddressForm(props: ComponentProps<typeof AddressForm>) {
  const { t } = useTranslation();
  const code = useLater(fetchForm, true);
  if (code) return <code.AddressForm {...props} />;

  return (
    <SkeletonGroup label={t('failure.loading')}>
      <Skeleton lines={4} />
    </SkeletonGroup>
  );
}
