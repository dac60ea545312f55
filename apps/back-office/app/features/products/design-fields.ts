import { saveDesign, type ProductDesign } from '@craftsandore/contract';
import { z } from 'zod';

import { readNumber } from '../../form/read-number.ts';

const { name, nameAr, stock } = saveDesign.body.shape;

/** A count of pieces as it is typed. */
export const StockField = z.preprocess((typed: string) => readNumber(typed), stock);

/** A design as it is typed. */
export const DesignFields = z.object({ name, nameAr, stock: StockField });
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
    stock: design ? number(design.stock) : '',
  };
}
