import { toLatinDigits } from '@craftsandore/contract';
import { and, isNull, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

import { productDesigns } from './schema/catalogue.ts';

/** A beginning is asked for with so many characters: fewer are the beginning of too much. */
const minBeginning = 3;

const maxDesigns = 1_000;

/** In the order of bytes it comes after all that begins alike. */
const last = '\u{10FFFF}';

/** A condition: a code is what was typed, in small letters or capital ones. */
export const isCode = (code: SQLWrapper, typed: string) => sql`lower(${code}) = lower(${typed})`;

/** The same of its beginning. By operators that use the index whatever the value: `like` would need one that is known to the plan. */
export const codeBegins = (code: SQLWrapper, typed: string) =>
  sql`lower(${code}) ~>=~ lower(${typed}) and lower(${code}) ~<~ lower(${typed + last})`;

/** As codes are kept: in Latin digits. */
export const typedCode = (typed: string) => toLatinDigits(typed.trim().normalize());

/** Whether a text without spaces looks like a SKU or a barcode, rather than like a word. */
export const isLikeCode = (typed: string): boolean =>
  typed.length >= minBeginning && /^\S*[\p{N}_./-]\S*$/u.test(typed);

const kept = isNull(productDesigns.deletedAt);

/** A statement: a column of the designs whose SKU or barcode is what was typed. */
export function ofCode(column: SQLWrapper, typed: string): SQL {
  const of = (code: SQLWrapper) =>
    sql`select ${column} from ${productDesigns} where ${and(isCode(code, typed), kept)}`;
  return sql`${of(productDesigns.sku)} union all ${of(productDesigns.barcode)}`;
}

/** The same of those whose SKU or barcode begins with it, each in the order of its index, and no more than anybody looks at. */
export function ofCodeBeginning(column: SQLWrapper, typed: string): SQL {
  if (typed.length < minBeginning) return ofCode(column, typed);
  const of = (code: SQLWrapper) =>
    sql`(select ${column} from ${productDesigns} where ${and(codeBegins(code, typed), kept)}
    order by lower(${code}) using ~<~ limit ${maxDesigns})`;
  return sql`${of(productDesigns.sku)} union all ${of(productDesigns.barcode)}`;
}
