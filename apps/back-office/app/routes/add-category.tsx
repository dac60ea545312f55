import type { Result } from '@craftsandore/api-client';
import {
  type Category,
  createCategory,
  deleteCategory,
  listCategories,
  updateCategory,
} from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { lazily } from '@craftsandore/resilience';
import { useToast } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import type { SentCategory } from '../features/categories/category-fields.ts';
import { actionOf, type Sending, useAction } from '../navigation/actions.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/add-category';

// Forms are heavy; theirs comes while the frame already stands.
const CategoriesPage = lazily(() =>
  import('../features/categories/categories-page.tsx').then(({ CategoriesPage }) => CategoriesPage),
);

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export async function clientLoader(args: Route.ClientLoaderArgs) {
  return { categories: await staffApi(args, createCategory.access)(listCategories, {}) };
}

const intents = { create: createCategory, update: updateCategory, delete: deleteCategory };
export const clientAction = actionOf(intents);

export default function AddCategoryRoute({ loaderData: { categories } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const showToast = useToast();
  const act = useAction<typeof intents>();

  async function save(
    { photo: file, ...body }: SentCategory,
    category: Category | undefined,
    sending: Sending,
  ): Promise<Result<Category | undefined>> {
    const upload = { file, ...sending };
    const result = category
      ? await act('update', { params: { id: category.id }, body }, { upload })
      : await act('create', { body }, { upload });
    if (!result.ok) return result;
    const words = { category: local(body, 'name') };
    showToast({ tone: 'success', children: t('categories.saved', words) });
    // After a new one the form is ready for the next.
    return { ok: true, value: category && result.value };
  }

  return (
    <CategoriesPage
      categories={categories}
      onSave={save}
      onDelete={({ id }) => act('delete', { params: { id } })}
    />
  );
}
