import { deleteCategory } from '@craftsandore/contract';

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
  return (
    <DeleteCategory onDelete={() => act('delete', { params: { id } })} onClose={useCloseDialog()} />
  );
}
