import { deleteCategory, type StaffCategory } from '@craftsandore/contract';

import { useState } from 'react';
import { Navigate, useOutletContext } from 'react-router-dom';

import { categoriesPath } from '../features/categories/category-paths.ts';
import { DeleteCategory } from '../features/categories/list/delete-category.tsx';
import { actionOf, useAction } from '../navigation/actions.ts';
import { useCloseDialog } from '../navigation/dialogs.ts';
import { pathParams } from '../navigation/path-params.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/delete-category';

export function clientLoader(args: Route.ClientLoaderArgs) {
  staffApi(args, deleteCategory.access);
  return pathParams(deleteCategory, args.params);
}

const intents = { delete: deleteCategory };
export const clientAction = actionOf(intents);

export default function DeleteCategoryRoute({ loaderData: { id } }: Route.ComponentProps) {
  const act = useAction<typeof intents>();
  const close = useCloseDialog();
  const listed = useOutletContext<StaffCategory[]>().find((category) => category.id === id);
  // What was deleted has left the list, while the dialog still says so.
  const [category] = useState(listed);
  if (!category) return <Navigate to={categoriesPath} replace />;

  return (
    <DeleteCategory
      category={category}
      onDelete={() => act('delete', { params: { id } })}
      onClose={close}
    />
  );
}
