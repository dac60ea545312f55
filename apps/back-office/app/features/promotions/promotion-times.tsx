import { Checkbox, Panel, TextField } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { endsBeforeStart } from '../../list/list-address.ts';
import formPage from '../../form/form-page.module.css';
import { yes } from './promotion-fields.ts';
import type { PromotionForm } from './use-promotion-form.ts';

/** When a promotion takes anything off, and how often. */
export function PromotionTimes({ form }: { form: PromotionForm }) {
  const { t } = useTranslation();
  const { register, errors, typed, setValue } = form;
  const endsFirst = typed.from && typed.to && endsBeforeStart(typed);

  return (
    <Panel title={t('promotions.when')}>
      <div className={formPage.fields}>
        <div className={formPage.pair}>
          <TextField
            {...register('from')}
            type="date"
            label={t('promotions.from')}
            hint={t('promotions.dayHint')}
            error={errors.from?.message}
          />
          <TextField
            {...register('to')}
            type="date"
            label={t('promotions.to')}
            hint={t('promotions.dayHint')}
            error={errors.to && (endsFirst ? t('promotions.endsFirst') : errors.to.message)}
          />
        </div>
        <div className={formPage.pair}>
          <TextField
            {...register('limit')}
            inputMode="numeric"
            label={t('promotions.limit')}
            hint={t('promotions.limitHint')}
            error={errors.limit?.message}
          />
        </div>
        <Checkbox
          label={t('promotions.active')}
          hint={t('promotions.activeHint')}
          checked={typed.active === yes}
          onChange={({ target }) => setValue('active', target.checked ? yes : '')}
        />
      </div>
    </Panel>
  );
}
