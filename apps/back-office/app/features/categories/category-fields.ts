import { createCategory, type Category } from '@craftsandore/contract';
import { z } from 'zod';

const Picture = z.instanceof(File);

/** A category as it is typed, with the picture that was chosen. */
export const NewCategoryFields = createCategory.body.extend({ picture: Picture });

/** Of one that has a picture already. */
export const CategoryFields = createCategory.body.extend({ picture: Picture.optional() });
export type CategoryFields = { name: string; nameAr: string; picture?: File | undefined };

/** The fields of a category; empty without one. */
export function fieldsOfCategory(category: Category | undefined): CategoryFields {
  return { name: category?.name ?? '', nameAr: category?.nameAr ?? '', picture: undefined };
}
