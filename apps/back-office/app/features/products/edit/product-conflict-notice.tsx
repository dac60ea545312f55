import type { Category } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useTranslation } from 'react-i18next';

import { EditConflictNotice } from '../../../form/edit-conflict-notice.tsx';
import type { EditConflict } from '../../../form/use-edit-form.ts';
import { useInLanguage } from '../../../form/use-in-language.ts';
import type { TypedProduct } from './product-fields.ts';

/** What somebody else has saved of the product while the same fields were typed in here. */
export function ProductConflictNotice({
  conflict,
  categories,
}: {
  conflict: EditConflict;
  categories: Category[];
}) {
  const { t } = useTranslation();
  const inLanguage = useInLanguage();
  const { local } = useLocale();

  const terms: Record<keyof TypedProduct, string> = {
    nameAr: inLanguage('ar', t('product.name')).label,
    name: inLanguage('en', t('product.name')).label,
    descriptionAr: inLanguage('ar', t('product.description')).label,
    description: inLanguage('en', t('product.description')).label,
    price: t('product.price'),
    weight: t('product.weight'),
    categoryId: t('product.category'),
  };

  function wordsOf(field: string, value: string) {
    const category = field === 'categoryId' && categories.find(({ id }) => String(id) === value);
    return category ? local(category, 'name') : value;
  }

  return <EditConflictNotice conflict={conflict} terms={terms} wordsOf={wordsOf} />;
}
