import {
  createCategory,
  deleteCategory,
  listCategories,
  updateCategory,
} from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useToast } from '@craftsandore/ui';
import { lazy } from 'react';
import { useRevalidator } from 'react-router-dom';

import { saving } from '../form/saving.ts';
import { staffApi } from '../guard.ts';
import { refusalOf } from '../refusal.ts';
import type { Route } from './+types/add-category';

// Forms are heavy; theirs comes while the frame already stands.
const CategoriesPage = lazy(() =>
  import('../features/categories/categories-page.tsx').then(({ CategoriesPage }) => ({
    default: CategoriesPage,
  })),
);

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, createCategory.access);
  return { api, categories: await api(listCategories, {}) };
}

export default function AddCategoryRoute({ loaderData }: Route.ComponentProps) {
  const { api, categories } = loaderData;
  const { t, local } = useLocale();
  const { revalidate } = useRevalidator();
  const showToast = useToast();

  return (
    <CategoriesPage
      categories={categories}
      onSave={async ({ name, nameAr, picture }, category, sending) => {
        const body = { name, nameAr };
        const outcome = await saving(
          category
            ? api(updateCategory, { params: { id: category.id }, body, file: picture }, sending)
            : api(createCategory, { body, file: picture ?? new File([], '') }, sending),
        );
        if ('refusal' in outcome) return outcome;
        await revalidate();
        const words = { category: local({ name, nameAr }, 'name') };
        showToast({ tone: 'success', children: t('categories.saved', words) });
        // After a new one the form is ready for the next.
        return { saved: category && outcome.saved };
      }}
      onDelete={async ({ id }) => {
        const refusal = await refusalOf(api(deleteCategory, { params: { id } }));
        if (!refusal) await revalidate();
        return refusal;
      }}
    />
  );
}
