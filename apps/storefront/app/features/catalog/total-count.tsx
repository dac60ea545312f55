import type { ProductPage } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';

type TotalCountProps = Pick<ProductPage, 'totalCount' | 'isCut'>;

/** How many products there are; of very many, that there are more than were counted. */
export function TotalCount({ totalCount, isCut }: TotalCountProps) {
  const { t, number } = useLocale();
  return isCut ? t('products.moreThan', { count: totalCount }) : number(totalCount);
}
