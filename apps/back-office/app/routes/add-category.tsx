import { createCategory } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { lazily } from '@craftsandore/resilience';
import { useToast } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { categoriesPath } from '../features/categories/category-paths.ts';
import { actionOf, useAction } from '../navigation/actions.ts';
import { useWayBack } from '../navigation/way-back.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/add-category';

// Forms are heavy; theirs comes while the frame already stands.
const AddCategoryPage = lazily(() =>
  import('../features/categories/add/add-category-page.tsx').then(
    ({ AddCategoryPage }) => AddCategoryPage,
  ),
);

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

/** The page is open to those who may add a category. */
export function clientLoader(args: Route.ClientLoaderArgs) {
  staffApi(args, createCategory.access);
}

const intents = { create: createCategory };
export const clientAction = actionOf(intents);

export default function AddCategoryRoute() {
  const { t } = useTranslation();
  const { local } = useLocale();
  const list = useWayBack(categoriesPath);
  const showToast = useToast();
  const act = useAction<typeof intents>();

  return (
    <AddCategoryPage
      onSave={async ({ photo: file, ...body }, _, sending) => {
        const result = await act('create', { body }, { upload: { file, ...sending } });
        if (!result.ok) return result;
        const words = { category: local(body, 'name') };
        showToast({ tone: 'success', children: t('categories.saved', words) });
        // The form is empty when it is opened again.
        return { ok: true, value: undefined };
      }}
      onSaved={() => list.go()}
    />
  );
}
