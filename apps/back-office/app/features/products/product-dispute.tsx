import type { Category } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';

import { DisputeNotice } from '../../form/dispute-notice.tsx';
import type { Dispute } from '../../form/use-edit-form.ts';
import type { ProductFields } from './product-fields.ts';

/** What somebody else has saved of the product while the same fields were typed in here. */
export function ProductDispute({
  dispute,
  categories,
}: {
  dispute: Dispute;
  categories: Category[];
}) {
  const { t, local } = useLocale();

  const terms: Record<keyof ProductFields, string> = {
    nameAr: `${t('product.name')} AR`,
    name: `${t('product.name')} EN`,
    descriptionAr: `${t('product.description')} AR`,
    description: `${t('product.description')} EN`,
    price: t('product.price'),
    weight: t('product.weight'),
    categoryId: t('product.category'),
  };

  function wordsOf(field: string, value: string) {
    const category = field === 'categoryId' && categories.find(({ id }) => String(id) === value);
    return category ? local(category, 'name') : value;
  }

  return <DisputeNotice dispute={dispute} terms={terms} wordsOf={wordsOf} />;
}
