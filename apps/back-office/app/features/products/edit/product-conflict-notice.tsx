import { careHints, type Category, finishes, findGovernorate } from '@craftsandore/contract';
import { careLabel, finishLabel } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { Notice } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { EditConflictNotice } from '../../../form/edit-conflict-notice.tsx';
import type { EditConflict } from '../../../form/use-edit-form.ts';
import { useInLanguage } from '../../../form/use-in-language.ts';
import { hintsIn, type TypedProduct } from './product-fields.ts';

type ProductConflictNoticeProps = {
  /** Missing where none of the fields was typed in here too. */
  conflict: EditConflict | undefined;
  /** The fields of the form that somebody else has changed; none where it was a design, or a photo. */
  changed: string[];
  categories: Category[];
};

/** What somebody else has saved of the product while it was being changed here. */
export function ProductConflictNotice({
  conflict,
  changed,
  categories,
}: ProductConflictNoticeProps) {
  const { t } = useTranslation();
  const inLanguage = useInLanguage();
  const { local, locale } = useLocale();

  const terms: Record<string, string> = {
    nameAr: inLanguage('ar', t('product.name')).label,
    name: inLanguage('en', t('product.name')).label,
    descriptionAr: inLanguage('ar', t('product.description')).label,
    description: inLanguage('en', t('product.description')).label,
    price: t('product.price'),
    weight: t('product.weight'),
    categoryId: t('product.category'),
    lengthMm: t('product.length'),
    widthMm: t('product.width'),
    heightMm: t('product.height'),
    finish: t('product.finish'),
    care: t('product.care'),
    origin: t('product.origin'),
    isFoodSafe: t('product.foodSafe'),
    madeToOrderDays: t('product.madeToOrder'),
    inTheBoxAr: inLanguage('ar', t('product.inTheBox')).label,
    inTheBox: inLanguage('en', t('product.inTheBox')).label,
    seoTitleAr: inLanguage('ar', t('product.seoTitle')).label,
    seoTitle: inLanguage('en', t('product.seoTitle')).label,
    seoDescriptionAr: inLanguage('ar', t('product.seoDescription')).label,
    seoDescription: inLanguage('en', t('product.seoDescription')).label,
  } satisfies Record<keyof TypedProduct, string>;

  function wordsOf(field: string, value: string): string {
    if (value === '') return value;
    const named =
      field === 'categoryId'
        ? categories.find(({ id }) => String(id) === value)
        : field === 'origin'
          ? findGovernorate(value)
          : undefined;
    if (named) return local(named, 'name');
    if (field === 'isFoodSafe') return t(value === 'true' ? 'answer.yes' : 'answer.no');
    const finish = field === 'finish' && finishes.find((finish) => finish === value);
    if (finish) return finishLabel(finish, locale);
    const ticked = field === 'care' && careHints.filter((hint) => hintsIn(value).includes(hint));
    return ticked ? ticked.map((hint) => careLabel(hint, locale)).join(t('form.comma')) : value;
  }

  if (conflict) return <EditConflictNotice conflict={conflict} terms={terms} wordsOf={wordsOf} />;

  const fields = changed.map((field) => terms[field]).join(t('form.comma'));
  return (
    <Notice tone="warning" role="alert">
      {changed.length > 0 ? t('product.changedByOther', { fields }) : t('product.changedBeside')}
    </Notice>
  );
}
