import { type ImportColumn, importColumns } from '@craftsandore/contract';
import { productFileWords } from '@craftsandore/i18n';

import { toCsv } from '../../../csv.ts';
import { harmless } from './cell-text.ts';
import { type Known, showCell } from './columns.ts';
import type { Values } from './plan.ts';

/** A file of products in a language, that Excel opens and an import reads as it was written. */
export function writeFile(
  rows: readonly Values[],
  { known, columns = importColumns }: { known: Known; columns?: readonly ImportColumn[] },
): string {
  const words = productFileWords(known.locale).columns;
  const lines = [
    columns.map((column) => words[column]),
    ...rows.map((values) =>
      columns.map((column) => {
        const value = values[column];
        return value === undefined || value === null ? '' : showCell(column, value, known);
      }),
    ),
  ];
  return toCsv(lines, harmless);
}
