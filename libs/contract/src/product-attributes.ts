import { z } from 'zod';

import { GovernorateCode } from './delivery.ts';
import { maxDimensionMm, maxMakingDays } from './plain/limits.ts';
import { careHints, finishes, woods } from './plain/product-attributes.ts';
import { line } from './values.ts';

const Dimension = z.int().min(1).max(maxDimensionMm).nullable();
const InTheBox = line(200).nullable();

/** Working days of making before a piece is handed over. */
export const MakingDays = z.int().min(1).max(maxMakingDays);

/** Of a design; null where it is not known. */
export const Wood = z.enum(woods).nullable();

/** What a product is like; null where it is not known. */
export const ProductAttributes = z.object({
  /** The longer side of what it covers of a table. */
  lengthMm: Dimension,
  /** The shorter side; what is round is as wide as long. */
  widthMm: Dimension,
  heightMm: Dimension,
  finish: z.enum(finishes).nullable(),
  /** Each hint once, in the order of `careHints`. */
  care: z
    .array(z.enum(careHints))
    .max(careHints.length)
    .overwrite((hints) => careHints.filter((hint) => hints.includes(hint))),
  /** The governorate that it was made in. */
  origin: GovernorateCode.nullable(),
  isFoodSafe: z.boolean().nullable(),
  /** It is made once it is ordered; null where it is not, but kept ready. */
  madeToOrderDays: MakingDays.nullable(),
  /** All that comes in the parcel. */
  inTheBox: InTheBox,
  inTheBoxAr: InTheBox,
});
export type ProductAttributes = z.infer<typeof ProductAttributes>;
