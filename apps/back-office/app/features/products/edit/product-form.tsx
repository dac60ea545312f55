import { piastres, type Category } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { FormError, Panel, Select, TextArea, TextField } from '@craftsandore/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { FormMessage } from '../../../form/form-message.tsx';
import formPage from '../../../form/form-page.module.css';
import { useInLanguage } from '../../../form/use-in-language.ts';
import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import { ProductConflictNotice } from './product-conflict-notice.tsx';
import type { ProductFormState } from './use-product-form.ts';

type ProductFormProps = {
  /** For the button that sends it from elsewhere on the page. */
  id: string;
  form: ProductFormState;
  categories: Category[];
  onSubmit: (event: FormEvent) => void;
};

export function ProductForm({ id, form, categories, onSubmit }: ProductFormProps) {
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();
  const inLanguage = useInLanguage();
  const { local, moneyParts } = useLocale();
  const { register, errors, refusal, conflict } = form;

  return (
    <Panel title={t('product.details')}>
      <form id={id} noValidate className={formPage.fields} onSubmit={onSubmit}>
        <FormMessage>
          {conflict ? (
            <ProductConflictNotice conflict={conflict} categories={categories} />
          ) : (
            refusal && (
              <FormError>
                {refusal.status === undefined
                  ? t('product.networkError')
                  : t('product.failed', { message: sentenceOf(refusal) })}
              </FormError>
            )
          )}
        </FormMessage>
        <div className={formPage.pair}>
          <TextField
            {...register('nameAr')}
            {...inLanguage('ar', t('product.name'))}
            error={errors.nameAr?.message}
          />
          <TextField
            {...register('name')}
            {...inLanguage('en', t('product.name'))}
            error={errors.name?.message}
          />
        </div>
        <div className={formPage.pair}>
          <TextArea
            {...register('descriptionAr')}
            {...inLanguage('ar', t('product.description'))}
            rows={5}
            error={errors.descriptionAr?.message}
          />
          <TextArea
            {...register('description')}
            {...inLanguage('en', t('product.description'))}
            rows={5}
            error={errors.description?.message}
          />
        </div>
        <div className={formPage.three}>
          <TextField
            {...register('price')}
            label={t('product.price')}
            inputMode="decimal"
            autoComplete="off"
            suffix={moneyParts(piastres(0)).currency}
            error={errors.price?.message}
          />
          <TextField
            {...register('weight')}
            label={t('product.weight')}
            inputMode="decimal"
            autoComplete="off"
            suffix={t('product.kilograms')}
            error={errors.weight?.message}
          />
          <Select
            {...register('categoryId')}
            label={t('product.category')}
            error={errors.categoryId?.message}
          >
            <option value="">{t('product.chooseCategory')}</option>
            {categories.map((category) => (
              <option key={category.id} value={category.id}>
                {local(category, 'name')}
              </option>
            ))}
          </Select>
        </div>
      </form>
    </Panel>
  );
}
