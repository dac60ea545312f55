import type { PageOfProducts } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useTranslation } from 'react-i18next';

type TotalCountProps = Pick<PageOfProducts, 'totalCount' | 'isCut'>;

/** How many products there are; of very many, that there are more than were counted. */
export function TotalCount({ totalCount, isCut }: TotalCountProps) {
  const { t } = useTranslation();
  const { number } = useLocale();
  return isCut ? t('products.moreThan', { count: totalCount }) : number(totalCount);
}
