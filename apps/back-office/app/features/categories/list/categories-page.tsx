import type { StaffCategory } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { Button, ButtonLink, Card, EmptyState, PageHeader, PlusIcon } from '@craftsandore/ui';
import { type ReactNode, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { UnsavedGuard } from '../../../form/unsaved-guard.tsx';
import { RowsWaiting } from '../../../list/rows-waiting.tsx';
import { useFocusAfterDialog, useOpenDialog } from '../../../navigation/dialogs.ts';
import { PageTitle } from '../../../shell/page-title.tsx';
import { addCategoryPath, categoryOrderPath } from '../category-paths.ts';
import styles from './categories-page.module.css';
import type { ProductsHref } from './use-category-columns.tsx';

const CategoriesTable = lazily(() =>
  import('./categories-table.tsx').then(({ CategoriesTable }) => CategoriesTable),
);

type CategoriesPageProps = {
  categories: StaffCategory[];
  productsHref: ProductsHref;
  /** The open dialog; what is typed in it is guarded. */
  children?: ReactNode;
};

/** The categories that there are. One is changed, or deleted, in a dialog of its own. */
export function CategoriesPage({ categories, productsHref, children }: CategoriesPageProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const open = useOpenDialog();
  useFocusAfterDialog(list);

  const add = (
    <ButtonLink href={addCategoryPath} iconBefore={<PlusIcon />}>
      {t('categories.add')}
    </ButtonLink>
  );

  return (
    <UnsavedGuard>
      <PageTitle>{t('nav.categories')}</PageTitle>
      <PageHeader
        title={t('nav.categories')}
        actions={
          categories.length > 0 && (
            <>
              {categories.length > 1 && (
                <Button
                  variant="secondary"
                  data-opens={categoryOrderPath}
                  onClick={() => open(categoryOrderPath)}
                >
                  {t('categories.order')}
                </Button>
              )}
              {add}
            </>
          )
        }
      />
      <Card ref={list} tabIndex={-1} padded={false} className={styles.card}>
        <Suspense fallback={<RowsWaiting />}>
          <CategoriesTable
            categories={categories}
            productsHref={productsHref}
            empty={
              <EmptyState title={t('categories.none')} action={add}>
                {t('categories.noneWords')}
              </EmptyState>
            }
          />
        </Suspense>
      </Card>
      <Suspense>{children}</Suspense>
    </UnsavedGuard>
  );
}
