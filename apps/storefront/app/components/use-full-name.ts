import type { Product, ProductDesign } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useTranslation } from 'react-i18next';

/** "Salad bowl with servers, Olive wood". */
export function useFullName(
  product: Pick<Product, 'name' | 'nameAr'>,
  design: Pick<ProductDesign, 'name' | 'nameAr'> | undefined,
): string {
  const { t } = useTranslation();
  const { local } = useLocale();
  const name = local(product, 'name');
  return design ? name + t('list.comma') + local(design, 'name') : name;
}
