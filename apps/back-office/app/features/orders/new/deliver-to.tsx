import type { ShippingOptions, StaffCustomerDetails } from '@craftsandore/contract';
import { addressLines, joinAddress } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { Panel, RadioCard, RadioGroup, Select, TextField } from '@craftsandore/ui';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Typed } from '../../../components/typed.tsx';
import form from '../../../form/form-page.module.css';
import type { PhoneOrderFields } from './phone-order-fields.ts';

type DeliverToProps = {
  customer: StaffCustomerDetails | null;
  governorates: ShippingOptions['governorates'];
  /** What delivery costs, and when it comes. */
  children: ReactNode;
};

/** One of the customer's addresses, or a new one. */
export function DeliverTo({ customer, governorates, children }: DeliverToProps) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const { register, control } = useFormContext<PhoneOrderFields>();
  const addresses = customer?.addresses ?? [];
  const isNew = !addresses[Number(useWatch({ control, name: 'address' }))];

  return (
    <Panel title={t('phoneOrder.deliverTo')}>
      <div className={form.fields}>
        {addresses.length > 0 && (
          <RadioGroup label={t('phoneOrder.deliverTo')} labelHidden>
            {addresses.map((address, place) => {
              const parts = addressLines(address, locale).flat();
              return (
                <RadioCard
                  key={parts.join()}
                  {...register('address')}
                  value={String(place)}
                  label={<Typed>{joinAddress(parts, locale)}</Typed>}
                  description={
                    address.deliveredCount > 0 &&
                    t('phoneOrder.receivedHere', { count: address.deliveredCount })
                  }
                />
              );
            })}
            <RadioCard {...register('address')} value="new" label={t('phoneOrder.newAddress')} />
          </RadioGroup>
        )}
        {isNew && <NewAddress governorates={governorates} />}
        {children}
      </div>
    </Panel>
  );
}

function NewAddress({ governorates }: Pick<DeliverToProps, 'governorates'>) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const { register, formState } = useFormContext<PhoneOrderFields>();
  const { errors } = formState;
  const required = { validate: (text: string) => Boolean(text.trim()) || t('phoneOrder.required') };
  const field = { dir: 'auto', autoComplete: 'off' } as const;

  return (
    <>
      <Select
        {...register('governorate', required)}
        label={t('phoneOrder.governorate')}
        error={errors.governorate?.message}
      >
        <option value="">{t('phoneOrder.chooseGovernorate')}</option>
        {governorates
          .filter(({ isServed }) => isServed)
          .map((place) => (
            <option key={place.code} value={place.code}>
              {local(place, 'name')}
            </option>
          ))}
      </Select>
      <div className={form.pair}>
        <TextField
          {...field}
          {...register('city', required)}
          label={t('phoneOrder.city')}
          maxLength={100}
          error={errors.city?.message}
        />
        <TextField {...field} {...register('area')} label={t('phoneOrder.area')} maxLength={100} />
      </div>
      <TextField
        {...field}
        {...register('streetAddress', required)}
        label={t('phoneOrder.street')}
        maxLength={200}
        error={errors.streetAddress?.message}
      />
      <div className={form.three}>
        <TextField
          {...field}
          {...register('building')}
          label={t('phoneOrder.building')}
          maxLength={50}
        />
        <TextField {...field} {...register('floor')} label={t('phoneOrder.floor')} maxLength={50} />
        <TextField
          {...field}
          {...register('apartment')}
          label={t('phoneOrder.apartment')}
          maxLength={50}
        />
      </div>
      <TextField
        {...field}
        {...register('landmark')}
        label={t('phoneOrder.landmark')}
        maxLength={200}
      />
      <TextField
        {...register('secondPhoneNumber')}
        type="tel"
        autoComplete="off"
        label={t('phoneOrder.secondNumber')}
        maxLength={40}
      />
    </>
  );
}
