import { useLocale } from '@craftsandore/i18n/react';
import type { PaginationProps } from '@craftsandore/ui';

/** The words of every pager. */
export function usePaginationLabels(): PaginationProps['labels'] {
  const { t } = useLocale();
  return {
    navigation: t('paging.label'),
    previous: t('paging.previous'),
    next: t('paging.next'),
    page: (page) => t('paging.page', { page }),
  };
}
