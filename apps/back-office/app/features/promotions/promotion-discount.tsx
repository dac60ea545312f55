import { Panel, RadioCard, RadioGroup, TextField } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import formPage from '../../form/form-page.module.css';
import type { PromotionForm } from './use-promotion-form.ts';

/** What a promotion takes off, and from which goods on. */
export function PromotionDiscount({ form }: { form: PromotionForm }) {
  const { t } = useTranslation();
  const { register, errors, typed } = form;
  const minimum = (
    <TextField
      {...register('minimum')}
      inputMode="decimal"
      label={t('promotions.minimum')}
      hint={t('promotions.minimumHint')}
      error={errors.minimum?.message}
    />
  );

  const atMost = (
    <TextField
      {...register('atMost')}
      inputMode="decimal"
      label={t('promotions.atMost')}
      hint={t(typed.kind === 'delivery' ? 'promotions.wholeFeeHint' : 'promotions.atMostHint')}
      error={errors.atMost?.message}
    />
  );

  return (
    <Panel title={t('promotions.takesOff')}>
      <div className={formPage.fields}>
        <RadioGroup label={t('promotions.kind')} labelHidden error={errors.kind?.message}>
          <RadioCard
            {...register('kind')}
            value="percent"
            label={t('promotions.percentage')}
            description={t('promotions.percentageWords')}
          />
          <RadioCard
            {...register('kind')}
            value="amount"
            label={t('promotions.fixed')}
            description={t('promotions.fixedWords')}
          />
          <RadioCard
            {...register('kind')}
            value="delivery"
            label={t('promotions.delivery')}
            description={t('promotions.deliveryWords')}
          />
        </RadioGroup>
        <div className={typed.kind === 'percent' ? formPage.three : formPage.pair}>
          {typed.kind === 'percent' && (
            <TextField
              {...register('percent')}
              inputMode="numeric"
              label={t('promotions.percent')}
              error={errors.percent?.message}
            />
          )}
          {typed.kind === 'amount' ? (
            <TextField
              {...register('amount')}
              inputMode="decimal"
              label={t('promotions.amount')}
              error={errors.amount?.message}
            />
          ) : (
            atMost
          )}
          {minimum}
        </div>
      </div>
    </Panel>
  );
}
