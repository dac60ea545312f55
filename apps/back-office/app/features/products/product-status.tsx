import type { StaffProduct } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Tag } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

type ProductStatusProps = {
  product: StaffProduct;
  className?: string | undefined;
};

/** Where a product stands that is not in the shop: a draft, when it will be there, or archived. */
export function ProductStatus({ product, className }: ProductStatusProps) {
  const { t } = useTranslation();
  const { shortDate, time } = useLocale();
  const { publishAt, archivedAt } = product;

  if (archivedAt) {
    return (
      <Tag tone="neutral" className={className}>
        {t('product.archived')}
      </Tag>
    );
  }
  return (
    <Tag tone={publishAt ? 'info' : 'warning'} className={className}>
      {publishAt
        ? t('product.scheduled', { date: shortDate(publishAt), time: time(publishAt) })
        : t('product.draft')}
    </Tag>
  );
}
