import { type Category, updateCategory } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { lazily } from '@craftsandore/resilience';
import { useToast } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { Navigate, useOutletContext } from 'react-router-dom';

import { categoriesPath } from '../features/categories/category-paths.ts';
import { actionOf, useAction } from '../navigation/actions.ts';
import { useCloseDialog } from '../navigation/dialogs.ts';
import { pathParams } from '../navigation/path-params.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/edit-category';

const EditCategory = lazily(() =>
  import('../features/categories/list/edit-category.tsx').then(({ EditCategory }) => EditCategory),
);

export function clientLoader(args: Route.ClientLoaderArgs) {
  staffApi(args, updateCategory.access);
  return pathParams(updateCategory, args.params);
}

const intents = { update: updateCategory };
export const clientAction = actionOf(intents);

export default function EditCategoryRoute({ loaderData: params }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const showToast = useToast();
  const act = useAction<typeof intents>();
  const close = useCloseDialog();
  const category = useOutletContext<Category[]>().find(({ id }) => id === params.id);
  if (!category) return <Navigate to={categoriesPath} replace />;

  return (
    <EditCategory
      key={category.id}
      category={category}
      onSave={async ({ photo: file, ...body }, _, sending) => {
        const result = await act('update', { params, body }, { upload: { file, ...sending } });
        if (result.ok) {
          const words = { category: local(body, 'name') };
          showToast({ tone: 'success', children: t('categories.saved', words) });
        }
        return result;
      }}
      onClose={close}
    />
  );
}
