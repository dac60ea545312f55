import type { StaffCategory } from '@craftsandore/contract';
import { DataTable } from '@craftsandore/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { type ProductsHref, useCategoryColumns } from './use-category-columns.tsx';

type CategoriesTableProps = {
  categories: StaffCategory[];
  productsHref: ProductsHref;
  /** In place of the rows where there are none. */
  empty: ReactNode;
};

export function CategoriesTable({ categories, productsHref, empty }: CategoriesTableProps) {
  const { t } = useTranslation();
  return (
    <DataTable
      label={t('categories.list')}
      columns={useCategoryColumns(productsHref)}
      rows={categories}
      rowKey={({ id }) => id}
      loadingLabel={t('failure.loading')}
      empty={empty}
    />
  );
}
