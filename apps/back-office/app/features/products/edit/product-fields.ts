import { Id, ProductFields, type Product, toPounds } from '@craftsandore/contract';
import type { SelectProps, TextAreaProps, TextFieldProps } from '@craftsandore/ui';
import { z } from 'zod';

import { orNull } from '../../../form/or-null.ts';
import { numberOrTyped } from '../../../form/read-number.ts';

const typedNumber = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((typed: string) => numberOrTyped(typed), schema);

/** The hints at its care that are ticked: one text, as fields of a form are. */
export const hintsIn = (typed: string) => typed.split(',').filter(Boolean);

/** A product as it is typed: numbers are text in digits of either script. */
export const ProductFormFields = ProductFields.extend({
  // In pounds, as the API takes it.
  price: typedNumber(ProductFields.shape.price).transform(toPounds),
  weight: typedNumber(ProductFields.shape.weight),
  categoryId: z.string().min(1).transform(Number).pipe(Id),
  lengthMm: orNull(ProductFields.shape.lengthMm, numberOrTyped),
  widthMm: orNull(ProductFields.shape.widthMm, numberOrTyped),
  heightMm: orNull(ProductFields.shape.heightMm, numberOrTyped),
  finish: orNull(ProductFields.shape.finish),
  care: z.preprocess(hintsIn, ProductFields.shape.care),
  origin: orNull(ProductFields.shape.origin),
  isFoodSafe: orNull(ProductFields.shape.isFoodSafe, (typed) => typed === 'true'),
  madeToOrderDays: orNull(ProductFields.shape.madeToOrderDays, numberOrTyped),
  inTheBox: orNull(ProductFields.shape.inTheBox),
  inTheBoxAr: orNull(ProductFields.shape.inTheBoxAr),
  seoTitle: orNull(ProductFields.shape.seoTitle),
  seoTitleAr: orNull(ProductFields.shape.seoTitleAr),
  seoDescription: orNull(ProductFields.shape.seoDescription),
  seoDescriptionAr: orNull(ProductFields.shape.seoDescriptionAr),
});
export type SentProduct = z.output<typeof ProductFormFields>;
export type TypedProduct = Record<keyof SentProduct, string>;

type Unlabelled<Props> = Omit<Props, 'label'>;
/** What a field of the product's form is given, whichever of these it is. */
export type ProductField = (
  name: keyof TypedProduct,
) => Unlabelled<TextFieldProps> & Unlabelled<TextAreaProps> & Unlabelled<SelectProps>;

/** The fields of a product, its numbers written as people of the page's language write them; empty without one. */
export function fieldsOfProduct(
  product: Product | undefined,
  number: (value: number) => string,
): TypedProduct {
  return {
    name: product?.name ?? '',
    nameAr: product?.nameAr ?? '',
    description: product?.description ?? '',
    descriptionAr: product?.descriptionAr ?? '',
    price: product ? number(toPounds(product.price)) : '',
    weight: product ? number(product.weight) : '',
    categoryId: product ? String(product.categoryId) : '',
    lengthMm: product?.lengthMm ? number(product.lengthMm) : '',
    widthMm: product?.widthMm ? number(product.widthMm) : '',
    heightMm: product?.heightMm ? number(product.heightMm) : '',
    finish: product?.finish ?? '',
    care: product?.care.join() ?? '',
    origin: product?.origin ?? '',
    isFoodSafe: product?.isFoodSafe?.toString() ?? '',
    madeToOrderDays: product?.madeToOrderDays ? number(product.madeToOrderDays) : '',
    inTheBox: product?.inTheBox ?? '',
    inTheBoxAr: product?.inTheBoxAr ?? '',
    seoTitle: product?.seoTitle ?? '',
    seoTitleAr: product?.seoTitleAr ?? '',
    seoDescription: product?.seoDescription ?? '',
    seoDescriptionAr: product?.seoDescriptionAr ?? '',
  };
}
