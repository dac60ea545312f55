import type { Category } from '@craftsandore/contract';

import { type SaveOutcome, useEditForm } from '../../form/use-edit-form.ts';
import type { Sending } from '../../form/use-sending.ts';
import { CategoryFields, fieldsOfCategory, NewCategoryFields } from './category-fields.ts';

/** Adds a category, or changes the one given. */
export type SaveCategory = (
  fields: CategoryFields,
  category: Category | undefined,
  sending: Sending,
) => Promise<SaveOutcome<Category | undefined>>;

export type CategoryFormState = ReturnType<typeof useCategoryForm>;

export function useCategoryForm(category: Category | undefined) {
  return useEditForm<Category | undefined, CategoryFields>({
    name: category ? `category-${category.id}` : 'category',
    kept: category,
    fieldsOf: fieldsOfCategory,
    schema: category ? CategoryFields : NewCategoryFields,
  });
}
