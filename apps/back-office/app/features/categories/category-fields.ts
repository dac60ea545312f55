import { createCategory, type EditableCategory } from '@craftsandore/contract';
import { z } from 'zod';

const Photo = z.instanceof(File);

/** A category as it is typed, with the photo that was chosen. */
export const NewCategoryFields = createCategory.body.extend({ photo: Photo });

/** Of one that has a photo already. */
export const CategoryFields = createCategory.body.extend({ photo: Photo.optional() });
export type SentCategory = z.output<typeof CategoryFields>;

type TypedCategory = { name: string; nameAr: string; photo: File | undefined };

/** The fields of a category; empty without one. */
export function fieldsOfCategory(category: EditableCategory | undefined): TypedCategory {
  return { name: category?.name ?? '', nameAr: category?.nameAr ?? '', photo: undefined };
}
