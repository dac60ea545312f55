import { createCategory, listCategories } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { lazily } from '@craftsandore/resilience';
import { useToast } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';

import { actionOf, useAction } from '../navigation/actions.ts';
import { keepingLast } from '../navigation/keeping-last.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/add-category';

// Forms are heavy; theirs comes while the frame already stands.
const CategoriesPage = lazily(() =>
  import('../features/categories/categories-page.tsx').then(({ CategoriesPage }) => CategoriesPage),
);

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export const clientLoader = keepingLast(async (args: Route.ClientLoaderArgs) => {
  return { categories: await staffApi(args, createCategory.access)(listCategories, {}) };
});

const intents = { create: createCategory };
export const clientAction = actionOf(intents);

export default function AddCategoryRoute({ loaderData: { categories } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const showToast = useToast();
  const act = useAction<typeof intents>();

  return (
    <CategoriesPage
      categories={categories}
      onSave={async ({ photo: file, ...body }, _, sending) => {
        const result = await act('create', { body }, { upload: { file, ...sending } });
        if (!result.ok) return result;
        const words = { category: local(body, 'name') };
        showToast({ tone: 'success', children: t('categories.saved', words) });
        // The form is ready for the next.
        return { ok: true, value: undefined };
      }}
    >
      <Outlet context={categories} />
    </CategoriesPage>
  );
}
