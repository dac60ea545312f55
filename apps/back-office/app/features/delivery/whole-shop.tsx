import { piastres } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Panel, Select, TextField } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import formPage from '../../form/form-page.module.css';
import { Holidays } from './holidays.tsx';
import type { DeliveryForm } from './use-delivery-form.ts';
import { WorkingDays } from './working-days.tsx';

/** What holds for every governorate. */
export function WholeShop({ form }: { form: DeliveryForm }) {
  const { t } = useTranslation();
  const { moneyParts } = useLocale();
  const hourWords = useHourWords();
  const { register, errors } = form;
  const sum = { inputMode: 'decimal', suffix: moneyParts(piastres(0)).currency } as const;

  return (
    <Panel title={t('deliverySettings.shop')}>
      <div className={formPage.fields}>
        <div className={formPage.three}>
          <TextField
            {...register('freeFrom')}
            {...sum}
            label={t('deliverySettings.freeFrom')}
            hint={t('deliverySettings.freeFromHint')}
            error={errors.freeFrom?.message}
          />
          <Select
            {...register('cutOffHour')}
            label={t('deliverySettings.cutOffHour')}
            hint={t('deliverySettings.cutOffHint')}
            error={errors.cutOffHour?.message}
          >
            {Array.from({ length: 25 }, (_, hour) => (
              <option key={hour} value={hour}>
                {hourWords(hour)}
              </option>
            ))}
          </Select>
          <TextField
            {...register('cashUpTo')}
            {...sum}
            label={t('deliverySettings.cashUpTo')}
            hint={t('deliverySettings.cashHint')}
            error={errors.cashUpTo?.message}
          />
        </div>
        <WorkingDays form={form} />
        <Holidays form={form} />
      </div>
    </Panel>
  );
}

function useHourWords() {
  const { t } = useTranslation();
  const { time } = useLocale();
  return (hour: number) => {
    if (hour === 0) return t('deliverySettings.cutOffNever');
    if (hour === 24) return t('deliverySettings.cutOffMidnight');
    return time(Date.UTC(2026, 0, 1, hour - 2)); // Egypt's winter is two hours ahead
  };
}
