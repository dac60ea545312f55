import { createCategory, type EditableCategory } from '@craftsandore/contract';
import { z } from 'zod';

const Photo = z.instanceof(File);

/** As they are sent: a form knows only text. */
const SentFields = createCategory.body.required().extend({ isHidden: z.enum(['true', 'false']) });

/** A category as it is typed, with the photo that was chosen. */
export const NewCategoryFields = SentFields.extend({ photo: Photo });

/** Of one that has a photo already. */
export const CategoryFields = SentFields.extend({ photo: Photo.optional() });
export type SentCategory = z.output<typeof CategoryFields>;

/** What a category cannot be without. */
export const requiredFields = ['name', 'nameAr', 'photo'] as const;

type TypedCategory = {
  name: string;
  nameAr: string;
  description: string;
  descriptionAr: string;
  isHidden: 'true' | 'false';
  photo: File | undefined;
};

/** The fields of a category; empty without one. */
export function fieldsOfCategory(category: EditableCategory | undefined): TypedCategory {
  return {
    name: category?.name ?? '',
    nameAr: category?.nameAr ?? '',
    description: category?.description ?? '',
    descriptionAr: category?.descriptionAr ?? '',
    isHidden: category?.isHidden ? 'true' : 'false',
    photo: undefined,
  };
}
