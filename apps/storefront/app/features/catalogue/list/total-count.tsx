import type { PageOfProducts } from '@craftsandore/contract';
import { useTranslation } from 'react-i18next';

type TotalCountProps = Pick<PageOfProducts, 'totalCount' | 'isCut'>;

/** How many products there are; of very many, that there are more than were counted. */
export function TotalCount({ totalCount, isCut }: TotalCountProps) {
  const { t } = useTranslation();
  return t(isCut ? 'products.countMore' : 'products.count', { count: totalCount });
}
