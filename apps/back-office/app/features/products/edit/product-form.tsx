import { piastres, type Category } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { FormError, Panel, Select, Tag, TextArea, TextField } from '@craftsandore/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { FormMessage } from '../../../form/form-message.tsx';
import formPage from '../../../form/form-page.module.css';
import { useInLanguage } from '../../../form/use-in-language.ts';
import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import { AttributeFields } from './attribute-fields.tsx';
import type { TypedProduct } from './product-fields.ts';
import { ProductConflictNotice } from './product-conflict-notice.tsx';
import { SeoFields } from './seo-fields.tsx';
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
  const { register, errors, refusal, conflict, changedByOthers } = form;

  const field = (name: keyof TypedProduct) => ({
    ...register(name),
    error: errors[name]?.message,
    hint: changedByOthers.includes(name) && <Tag tone="warning">{t('form.changedByOther')}</Tag>,
  });

  return (
    <Panel title={t('product.details')}>
      <form id={id} noValidate className={formPage.fields} onSubmit={onSubmit}>
        <FormMessage>
          {conflict || refusal?.code === 'product.changed' ? (
            <ProductConflictNotice
              conflict={conflict}
              changed={changedByOthers}
              categories={categories}
            />
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
          <TextField {...field('nameAr')} {...inLanguage('ar', t('product.name'))} />
          <TextField {...field('name')} {...inLanguage('en', t('product.name'))} />
        </div>
        <div className={formPage.pair}>
          <TextArea
            {...field('descriptionAr')}
            {...inLanguage('ar', t('product.description'))}
            rows={5}
          />
          <TextArea
            {...field('description')}
            {...inLanguage('en', t('product.description'))}
            rows={5}
          />
        </div>
        <div className={formPage.three}>
          <TextField
            {...field('price')}
            label={t('product.price')}
            inputMode="decimal"
            autoComplete="off"
            suffix={moneyParts(piastres(0)).currency}
          />
          <TextField
            {...field('weight')}
            label={t('product.weight')}
            inputMode="decimal"
            autoComplete="off"
            suffix={t('product.kilograms')}
          />
          <Select {...field('categoryId')} label={t('product.category')}>
            <option value="">{t('product.chooseCategory')}</option>
            {categories.map((category) => (
              <option key={category.id} value={category.id}>
                {local(category, 'name')}
              </option>
            ))}
          </Select>
        </div>
        <AttributeFields
          field={field}
          care={form.typed.care}
          onCareChange={(care) => form.setValue('care', care)}
        />
        <SeoFields field={field} typed={form.typed} />
      </form>
    </Panel>
  );
}
