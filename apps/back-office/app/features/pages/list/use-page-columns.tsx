import { type ListedStaffPage, pagePath } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import type { DataTableColumn } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { PageState } from '../page-state.tsx';
import styles from './pages-page.module.css';

export function usePageColumns(): DataTableColumn<ListedStaffPage>[] {
  const { t } = useTranslation();
  const { local, shortDate } = useLocale();

  return [
    {
      id: 'title',
      header: t('pages.page'),
      rowHeader: true,
      stacked: 'full',
      cell: (page) => (
        <span className={styles.title}>
          <bdi>{local(page, 'title')}</bdi>
          <bdi dir="ltr" className={styles.path}>
            {pagePath(page.slug)}
          </bdi>
        </span>
      ),
    },
    {
      id: 'state',
      header: t('pages.state'),
      cell: ({ state }) => <PageState state={state} />,
    },
    {
      id: 'saved',
      header: t('pages.saved'),
      cell: ({ savedAt, savedBy }) => (
        <span className={styles.muted}>
          {savedBy === null ? t('pages.asTheShopCame') : <bdi>{savedBy}</bdi>}
          {savedBy !== null && t('form.comma')}
          {savedBy !== null && <time dateTime={savedAt}>{shortDate(savedAt)}</time>}
        </span>
      ),
    },
  ];
}
