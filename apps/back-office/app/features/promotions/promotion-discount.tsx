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

  return (
    <Panel title={t('promotions.takesOff')}>
      <div className={formPage.fields}>
        <RadioGroup
          label={t('promotions.kind')}
          labelHidden
          layout="grid"
          error={errors.kind?.message}
        >
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
        </RadioGroup>
        {typed.kind === 'percent' ? (
          <div className={formPage.three}>
            <TextField
              {...register('percent')}
              inputMode="numeric"
              label={t('promotions.percent')}
              error={errors.percent?.message}
            />
            <TextField
              {...register('atMost')}
              inputMode="decimal"
              label={t('promotions.atMost')}
              hint={t('promotions.atMostHint')}
              error={errors.atMost?.message}
            />
            {minimum}
          </div>
        ) : (
          <div className={formPage.pair}>
            <TextField
              {...register('amount')}
              inputMode="decimal"
              label={t('promotions.amount')}
              error={errors.amount?.message}
            />
            {minimum}
          </div>
        )}
      </div>
    </Panel>
  );
}
