import {
  Id,
  type CallInput,
  type createProduct,
  ProductFields as WrittenFields,
  type Product,
  toPounds,
} from '@craftsandore/contract';
import { z } from 'zod';

import { readNumber } from '../../form/read-number.ts';

const typedNumber = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((typed: string) => readNumber(typed), schema);

/** A product as it is typed: numbers are text in digits of either script. */
export const ProductFields = WrittenFields.extend({
  price: typedNumber(WrittenFields.shape.price),
  weight: typedNumber(WrittenFields.shape.weight),
  description: WrittenFields.shape.description.unwrap(),
  descriptionAr: WrittenFields.shape.descriptionAr.unwrap(),
  categoryId: z.string().min(1).transform(Number).pipe(Id),
});
export type ProductFields = Record<keyof z.input<typeof ProductFields>, string>;

/** The fields of a product, its numbers written as people of the page's language write them; empty without one. */
export function fieldsOfProduct(
  product: Product | undefined,
  number: (value: number) => string,
): ProductFields {
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

/** What was typed, as the API takes it. For fields that have passed `ProductFields`. */
export function bodyOfProduct(fields: ProductFields): CallInput<typeof createProduct>['body'] {
  const { price, weight, categoryId, ...words } = fields;
  return {
    ...words,
    price: readNumber(price) ?? NaN,
    weight: readNumber(weight) ?? NaN,
    categoryId: Number(categoryId),
  };
}
