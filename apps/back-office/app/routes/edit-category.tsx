import { type EditableCategory, updateCategory } from '@craftsandore/contract';
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
// Who has seen an older version is shown the one of today, beside what they typed.
export const clientAction = actionOf(intents, (refusal) => refusal?.code === 'category.changed');

export default function EditCategoryRoute({ loaderData: params }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const showToast = useToast();
  const act = useAction<typeof intents>();
  const close = useCloseDialog();
  const category = useOutletContext<EditableCategory[]>().find(({ id }) => id === params.id);
  if (!category) return <Navigate to={categoriesPath} replace />;

  return (
    <EditCategory
      key={category.id}
      category={category}
      onSave={async ({ photo: file, ...fields }, seen, sending) => {
        const body = { ...fields, ...(seen && { seenVersion: seen.version }) };
        const result = await act('update', { params, body }, { upload: { file, ...sending } });
        if (result.ok) {
          const words = { category: local(fields, 'name') };
          showToast({ tone: 'success', children: t('categories.saved', words) });
        }
        return result;
      }}
      onClose={close}
    />
  );
}
