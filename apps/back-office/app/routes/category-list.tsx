import { listStaffCategories } from '@craftsandore/contract';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';

import { CategoriesPage } from '../features/categories/list/categories-page.tsx';
import { productsPath } from '../features/products/product-filters.ts';
import { keepingLast } from '../navigation/keeping-last.ts';
import { staffApi } from '../session/guard.ts';
import { PageError } from '../shell/page-error.tsx';
import type { Route } from './+types/category-list';

export const clientLoader = keepingLast(async (args: Route.ClientLoaderArgs) => {
  return { categories: await staffApi(args, listStaffCategories.access)(listStaffCategories, {}) };
});

export function ErrorBoundary() {
  const { t } = useTranslation();
  return <PageError title={t('categories.failed')} />;
}

export default function CategoryListRoute({ loaderData: { categories } }: Route.ComponentProps) {
  return (
    <CategoriesPage
      categories={categories}
      productsHref={({ id }) => productsPath({ categoryIds: id })}
    >
      <Outlet context={categories} />
    </CategoriesPage>
  );
}
