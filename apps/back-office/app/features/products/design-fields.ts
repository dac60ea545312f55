import { saveDesign, toPounds, type ProductDesign } from '@craftsandore/contract';
import { z } from 'zod';

import { orNull } from '../../form/or-null.ts';
import { numberOrTyped } from '../../form/read-number.ts';

const { name, nameAr, wood, sku, barcode, price, weight, stock } = saveDesign.body.shape;

/** A count of pieces as it is typed. */
export const StockField = z.preprocess((typed: string) => numberOrTyped(typed), stock);

/** A design as it is typed. */
export const DesignFields = z.object({
  ...{ name, nameAr },
  wood: orNull(wood),
  stock: StockField,
  sku: orNull(sku),
  barcode: orNull(barcode),
  // In pounds, as the API takes it.
  price: orNull(price, numberOrTyped).transform((price) => price && toPounds(price)),
  weight: orNull(weight, numberOrTyped),
});
export type SentDesign = z.output<typeof DesignFields>;
export type TypedDesign = Record<keyof SentDesign, string>;

/** The fields of a design; empty without one. */
export function fieldsOfDesign(
  design: ProductDesign | undefined,
  number: (value: number) => string,
): TypedDesign {
  return {
    name: design?.name ?? '',
    nameAr: design?.nameAr ?? '',
    wood: design?.wood ?? '',
    stock: design ? number(design.stock) : '',
    sku: design?.sku ?? '',
    barcode: design?.barcode ?? '',
    price: design?.price === undefined ? '' : number(toPounds(design.price)),
    weight: design?.weight === undefined ? '' : number(design.weight),
  };
}
