import type { Result } from '@craftsandore/api-client';
import type { EditableCategory } from '@craftsandore/contract';

import { useEditForm } from '../../form/use-edit-form.ts';
import type { Sending } from '../../navigation/actions.ts';
import {
  CategoryFields,
  fieldsOfCategory,
  NewCategoryFields,
  type SentCategory,
} from './category-fields.ts';

/** Adds a category, or changes the one given. */
export type SaveCategory = (
  fields: SentCategory,
  seen: EditableCategory | undefined,
  sending: Sending,
) => Promise<Result<EditableCategory | undefined>>;

export type CategoryFormState = ReturnType<typeof useCategoryForm>;

export function useCategoryForm(category: EditableCategory | undefined) {
  return useEditForm({
    name: category ? `category-${category.id}` : 'category',
    kept: category,
    fieldsOf: fieldsOfCategory,
    schema: category ? CategoryFields : NewCategoryFields,
  });
}
