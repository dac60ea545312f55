import { Id, ProductFields, type Product, toPounds } from '@craftsandore/contract';
import { z } from 'zod';

import { readNumber } from '../../../form/read-number.ts';

const typedNumber = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((typed: string) => readNumber(typed), schema);

/** A product as it is typed: numbers are text in digits of either script. */
export const ProductFormFields = ProductFields.extend({
  // In pounds, as the API takes it.
  price: typedNumber(ProductFields.shape.price).transform(toPounds),
  weight: typedNumber(ProductFields.shape.weight),
  categoryId: z.string().min(1).transform(Number).pipe(Id),
});
export type SentProduct = z.output<typeof ProductFormFields>;
export type TypedProduct = Record<keyof SentProduct, string>;

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
  };
}
