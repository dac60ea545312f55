import type { ShippingOptions } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { TextArea, TextField } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { type FieldOf, PlaceFields } from '../../../form/place-fields.tsx';
import { CheckoutBlock } from '../checkout-block.tsx';
import { More } from '../more.tsx';
import styles from './guest-fields.module.css';
import type { GuestOrderFields } from '../../../form/guest-order-form.ts';

type Name = keyof GuestOrderFields;

type GuestFieldsProps = { field: FieldOf<Name>; options: ShippingOptions };

/** Who receives the order, and where: all that is written of it. */
export function GuestFields({ field, options }: GuestFieldsProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const phone = (name: Name) => {
    const { error, ...rest } = field(name);
    return { ...rest, error: error && t('address.phoneInvalid'), type: 'tel' };
  };
  const isUsed = (name: Name) => Boolean(field(name).defaultValue || field(name).error);

  return (
    <>
      <CheckoutBlock title={t('guest.who')}>
        <div className={styles.pair}>
          <TextField
            {...field('name')}
            label={t('checkout.name')}
            autoComplete="name"
            autoCapitalize="words"
            required
          />
          <TextField
            {...phone('phoneNumber')}
            label={t('guest.mobile')}
            hint={t('guest.mobileHint')}
            autoComplete="tel"
            required
          />
        </div>
      </CheckoutBlock>
      <CheckoutBlock title={t('guest.where')}>
        <div className={styles.fields}>
          <PlaceFields
            field={field}
            governorates={options.governorates.map((place) => ({
              value: place.code,
              label: local(place, 'name'),
            }))}
            asksPostalCode={false}
          />
          <div className={styles.more}>
            <More label={t('address.secondNumber')} isUsed={isUsed('secondPhoneNumber')}>
              <TextField {...phone('secondPhoneNumber')} label={t('address.secondNumber')} />
            </More>
            <More label={t('checkout.note')} isUsed={isUsed('note')}>
              <TextArea {...field('note')} label={t('checkout.note')} rows={2} />
            </More>
            <More label={t('account.email')} isUsed={isUsed('email')}>
              <TextField
                {...field('email')}
                type="email"
                label={t('account.email')}
                hint={t('guest.emailHint')}
                autoComplete="email"
              />
            </More>
          </div>
        </div>
      </CheckoutBlock>
    </>
  );
}
