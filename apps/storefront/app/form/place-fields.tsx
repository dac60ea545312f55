import type { NewPlace } from '@craftsandore/contract';
import { Select, TextField } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from './place-fields.module.css';

/** What ties a field to its form: its name, what it begins with, what is wrong with it. */
export type FieldOf<Name extends string> = (name: Name) => {
  name: string;
  defaultValue?: string | undefined;
  error: string | undefined;
};

type PlaceField = keyof NewPlace;

export type PlaceFieldsProps = {
  field: FieldOf<PlaceField>;
  governorates: readonly { value: string; label: string }[];
  /** Left out of a form that asks for as little as possible. */
  asksPostalCode?: boolean;
};

/** Where something is delivered: the same fields for a saved address and for an order without an account. */
export function PlaceFields({ field, governorates, asksPostalCode = true }: PlaceFieldsProps) {
  const { t } = useTranslation();
  const landmark = (
    <TextField
      {...field('landmark')}
      label={t('address.landmark')}
      hint={t('address.landmarkHint')}
      autoComplete="off"
    />
  );

  return (
    <>
      <div className={styles.pair}>
        <Select
          {...field('governorate')}
          label={t('place.governorate')}
          autoComplete="address-level1"
        >
          <option value="" disabled>
            {t('address.chooseGovernorate')}
          </option>
          {governorates.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <TextField {...field('city')} label={t('place.city')} autoComplete="address-level2" />
        <TextField {...field('area')} label={t('address.area')} autoComplete="address-level3" />
        <TextField
          {...field('streetAddress')}
          label={t('address.street')}
          autoComplete="street-address"
        />
      </div>
      <div className={styles.three}>
        <TextField {...field('building')} label={t('address.building')} autoComplete="off" />
        <TextField {...field('floor')} label={t('address.floor')} autoComplete="off" />
        <TextField {...field('apartment')} label={t('address.apartment')} autoComplete="off" />
      </div>
      {asksPostalCode ? (
        <div className={styles.pair}>
          {landmark}
          <PostalCodeField {...field('postalCode')} />
        </div>
      ) : (
        landmark
      )}
    </>
  );
}

function PostalCodeField({ error, ...field }: ReturnType<FieldOf<'postalCode'>>) {
  const { t } = useTranslation();
  return (
    <TextField
      {...field}
      label={t('place.postalCode')}
      hint={t('address.postalCodeHint')}
      error={error && t('address.postalCodeInvalid')}
      autoComplete="postal-code"
      inputMode="numeric"
    />
  );
}
