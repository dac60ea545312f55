import { governorates, maxLength } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Select, TextArea, TextField } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import form from '../../../form/form-page.module.css';
import styles from './order-change.module.css';
import type { Delivery } from './order-draft.ts';

type DeliveryFieldsProps = {
  typed: Delivery;
  /** An account has an email of its own. */
  hasEmail: boolean;
  onChange: (typed: Delivery) => void;
};

/** Who receives the order and where. */
export function DeliveryFields({ typed, hasEmail, onChange }: DeliveryFieldsProps) {
  const { t } = useTranslation();
  const { local } = useLocale();

  const field = (name: keyof Delivery, longest: number) => ({
    ...{ name, value: typed[name], maxLength: longest, autoComplete: 'off', dir: 'auto' as const },
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...typed, [name]: target.value }),
  });
  const latin = { dir: 'ltr' as const };

  return (
    <div className={styles.delivery}>
      <div className={form.pair}>
        <TextField {...field('name', 100)} label={t('orderChange.name')} />
        <TextField
          {...field('phoneNumber', 40)}
          {...latin}
          type="tel"
          label={t('orderColumns.phone')}
        />
      </div>
      {hasEmail && (
        <TextField
          {...field('email', maxLength.email)}
          {...latin}
          type="email"
          label={t('orderChange.email')}
        />
      )}
      <div className={form.pair}>
        <Select
          name="governorate"
          value={typed.governorate}
          label={t('place.governorate')}
          onChange={({ target }) => onChange({ ...typed, governorate: target.value })}
        >
          {governorates.map((place) => (
            <option key={place.code} value={place.code}>
              {local(place, 'name')}
            </option>
          ))}
        </Select>
        <TextField {...field('city', 100)} label={t('place.city')} />
      </div>
      <div className={form.pair}>
        <TextField {...field('area', 100)} label={t('order.area')} />
        <TextField {...field('streetAddress', 200)} label={t('order.street')} />
      </div>
      <div className={styles.three}>
        <TextField {...field('building', 50)} label={t('orderChange.building')} />
        <TextField {...field('floor', 50)} label={t('orderChange.floor')} />
        <TextField {...field('apartment', 50)} label={t('orderChange.apartment')} />
      </div>
      <div className={form.pair}>
        <TextField {...field('landmark', 200)} label={t('order.landmark')} />
        <TextField
          {...field('secondPhoneNumber', 40)}
          {...latin}
          type="tel"
          label={t('order.secondPhone')}
        />
      </div>
      <TextArea {...field('note', maxLength.customerNote)} rows={2} label={t('orderChange.note')} />
    </div>
  );
}
