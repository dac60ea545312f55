import { FormError, Panel, TextField } from '@craftsandore/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { EditConflictNotice } from '../../form/edit-conflict-notice.tsx';
import { FormMessage } from '../../form/form-message.tsx';
import formPage from '../../form/form-page.module.css';
import { useInLanguage } from '../../form/use-in-language.ts';
import { useRefusalSentence } from '../../navigation/use-refusal-sentence.ts';
import columns from '../../shell/columns.module.css';
import { PromotionDiscount } from './promotion-discount.tsx';
import { PromotionPeople } from './promotion-people.tsx';
import { PromotionTimes } from './promotion-times.tsx';
import { usePromotionTerms } from './use-promotion-terms.ts';
import type { PromotionForm as Form } from './use-promotion-form.ts';

type PromotionFormProps = {
  /** For the button that sends it from elsewhere. */
  id: string;
  form: Form;
  onSubmit: (event: FormEvent) => void;
};

export function PromotionForm({ id, form, onSubmit }: PromotionFormProps) {
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();
  const inLanguage = useInLanguage();
  const names = usePromotionTerms();
  const { register, errors, refusal, conflict } = form;

  return (
    <form id={id} noValidate className={columns.stack} onSubmit={onSubmit}>
      <FormMessage>
        {!conflict && refusal && <FormError>{sentenceOf(refusal)}</FormError>}
      </FormMessage>
      {conflict && <EditConflictNotice conflict={conflict} {...names} />}
      <Panel title={t('promotions.names')}>
        <div className={formPage.pair}>
          <TextField
            {...register('nameAr')}
            {...inLanguage('ar', t('promotions.name'))}
            hint={t('promotions.nameHint')}
            error={errors.nameAr?.message}
          />
          <TextField
            {...register('name')}
            {...inLanguage('en', t('promotions.name'))}
            hint={t('promotions.nameHint')}
            error={errors.name?.message}
          />
        </div>
      </Panel>
      <PromotionDiscount form={form} />
      <PromotionPeople form={form} />
      <PromotionTimes form={form} />
    </form>
  );
}
