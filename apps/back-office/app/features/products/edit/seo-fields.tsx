import { TextArea, TextField } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import formPage from '../../../form/form-page.module.css';
import { useInLanguage } from '../../../form/use-in-language.ts';
import { FieldGroup } from './field-group.tsx';
import type { ProductField, TypedProduct } from './product-fields.ts';

type SeoFieldsProps = {
  field: ProductField;
  typed: TypedProduct;
};

/** What search engines and shared links say of a product; an empty field shows what they say without it. */
export function SeoFields({ field, typed }: SeoFieldsProps) {
  const { t } = useTranslation();
  const inLanguage = useInLanguage();
  const title = t('product.seoTitle');
  const description = t('product.seoDescription');

  return (
    <FieldGroup title={t('product.seo')} hint={t('product.seoHint')}>
      <div className={formPage.pair}>
        <TextField
          {...field('seoTitleAr')}
          {...inLanguage('ar', title)}
          placeholder={typed.nameAr}
        />
        <TextField {...field('seoTitle')} {...inLanguage('en', title)} placeholder={typed.name} />
      </div>
      <div className={formPage.pair}>
        <TextArea
          {...field('seoDescriptionAr')}
          {...inLanguage('ar', description)}
          placeholder={typed.descriptionAr}
          rows={3}
        />
        <TextArea
          {...field('seoDescription')}
          {...inLanguage('en', description)}
          placeholder={typed.description}
          rows={3}
        />
      </div>
    </FieldGroup>
  );
}
