import { type ImportColumn, importColumns } from '@craftsandore/contract';
import { directionOf, productFileWords } from '@craftsandore/i18n';

import { toCsv } from '../../../csv.ts';
import { toWorkbook } from '../../../tables/write-workbook.ts';
import { harmless } from './cell-text.ts';
import { columns as kinds, type Known, showCell } from './columns.ts';
import type { Values } from './planned-row.ts';

type Options = { known: Known; columns?: readonly ImportColumn[] };

/** A file of products in a language, that Excel opens and an import reads as it was written. */
export function writeFile(rows: readonly Values[], options: Options): string {
  return toCsv(tableOf(rows, options), harmless);
}

/** The same as an Excel file, whose numbers can be summed up. */
export function writeExcelFile(rows: readonly Values[], options: Options): Promise<Buffer> {
  const { known, columns = importColumns } = options;
  const [head = [], ...cells] = tableOf(rows, options);
  const areNumbers = columns.map((column) => kinds[column].isNumber);
  const table = cells.map((row) =>
    row.map((text, place) => {
      if (text === '') return null;
      return areNumbers[place] ? Number(text) : harmless(text);
    }),
  );
  return toWorkbook([head, ...table], {
    sheet: productFileWords(known.locale).sheet,
    rightToLeft: directionOf(known.locale) === 'rtl',
  });
}

function tableOf(rows: readonly Values[], { known, columns = importColumns }: Options): string[][] {
  const words = productFileWords(known.locale).columns;
  return [
    columns.map((column) => words[column]),
    ...rows.map((values) =>
      columns.map((column) => {
        const value = values[column];
        return value === undefined || value === null ? '' : showCell(column, value, known);
      }),
    ),
  ];
}
