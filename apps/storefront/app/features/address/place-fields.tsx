import type { NewPlace } from '@craftsandore/contract';
import { Select, TextField } from '@craftsandore/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import styles from './place-fields.module.css';

export type PlaceField = keyof NewPlace;

export type PlaceFieldsProps = {
  /** React Hook Form's `register`, for a form in which these fields may have longer names. */
  register: (field: PlaceField) => UseFormRegisterReturn;
  errors: Partial<Record<PlaceField, { message?: string }>>;
  governorates: readonly string[];
  /** Unless the form has a governorate to begin with. */
  mustChooseGovernorate: boolean;
};

/** Where something is delivered: the same fields for a saved address and for an order without an account. */
export function PlaceFields({
  register,
  errors,
  governorates,
  mustChooseGovernorate,
}: PlaceFieldsProps) {
  const { t } = useTranslation();
  const fieldOf = (name: PlaceField) => ({ ...register(name), error: errors[name]?.message });

  return (
    <>
      <div className={styles.pair}>
        <Select
          {...fieldOf('governorate')}
          label={t('place.governorate')}
          autoComplete="address-level1"
          {...(mustChooseGovernorate && { defaultValue: '' })}
        >
          <option value="" disabled>
            {t('address.chooseGovernorate')}
          </option>
          {governorates.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
        <TextField {...fieldOf('city')} label={t('place.city')} autoComplete="address-level2" />
        <TextField {...fieldOf('area')} label={t('address.area')} autoComplete="address-level3" />
        <TextField
          {...fieldOf('streetAddress')}
          label={t('address.street')}
          autoComplete="street-address"
        />
      </div>
      <div className={styles.three}>
        <TextField {...fieldOf('building')} label={t('address.building')} autoComplete="off" />
        <TextField {...fieldOf('floor')} label={t('address.floor')} autoComplete="off" />
        <TextField {...fieldOf('apartment')} label={t('address.apartment')} autoComplete="off" />
      </div>
      <div className={styles.pair}>
        <TextField
          {...fieldOf('landmark')}
          label={t('address.landmark')}
          hint={t('address.landmarkHint')}
          autoComplete="off"
        />
        <TextField
          {...fieldOf('postalCode')}
          label={t('place.postalCode')}
          hint={t('address.postalCodeHint')}
          error={errors.postalCode && t('address.postalCodeInvalid')}
          autoComplete="postal-code"
          inputMode="numeric"
        />
      </div>
    </>
  );
}
