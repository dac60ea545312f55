import { Panel, RadioCard, RadioGroup, TextField } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import formPage from '../../form/form-page.module.css';
import { byCode } from './promotion-fields.ts';
import type { PromotionForm } from './use-promotion-form.ts';

/** Who gets a promotion. Only whoever types a code is known before the price is told: see ADR 0046. */
export function PromotionPeople({ form }: { form: PromotionForm }) {
  const { t } = useTranslation();
  const { register, errors, typed } = form;

  return (
    <Panel title={t('promotions.who')}>
      <div className={formPage.fields}>
        <RadioGroup label={t('promotions.who')} labelHidden layout="grid">
          <RadioCard
            {...register('who')}
            value=""
            label={t('promotions.everyone')}
            description={t('promotions.everyoneWords')}
          />
          <RadioCard
            {...register('who')}
            value={byCode}
            label={t('promotions.byCode')}
            description={t('promotions.byCodeWords')}
          />
        </RadioGroup>
        {typed.who === byCode && (
          <div className={formPage.pair}>
            <TextField
              {...register('code')}
              label={t('promotions.code')}
              hint={t('promotions.codeHint')}
              dir="auto"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              error={errors.code?.message}
            />
            <TextField
              {...register('limitPerPerson')}
              inputMode="numeric"
              label={t('promotions.limitPerPerson')}
              hint={t('promotions.limitPerPersonHint')}
              error={errors.limitPerPerson?.message}
            />
          </div>
        )}
      </div>
    </Panel>
  );
}
