import type { PaginationProps } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

/** The words of every pager. */
export function usePaginationLabels(): PaginationProps['labels'] {
  const { t } = useTranslation();
  return {
    navigation: t('paging.label'),
    previous: t('paging.previous'),
    next: t('paging.next'),
    page: (page) => t('paging.page', { page }),
  };
}
