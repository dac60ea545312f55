import { importColumns, maxImportRows } from '@craftsandore/contract';
import { locales, productFileWords } from '@craftsandore/i18n';

import { Problem } from '../../../problem.ts';
import { columnName } from '../../../tables/column-name.ts';
import { readCsv, type TableRow } from '../../../tables/read-csv.ts';
import { MacrosFound, sheetsOf, type WorkbookLimits } from '../../../tables/read-workbook.ts';
import { TooLarge, UnreadableZip } from '../../../tables/read-zip.ts';
import type { ReadFile } from './file-rows.ts';
import { fromShopify } from './shopify.ts';
import { unreadColumns } from './unread-columns.ts';

export type ProductFile = { csv?: string | undefined; xlsx?: string | undefined };

/** A row of products that says all it may in two languages; no more rows than a bomb would need. */
const limits: WorkbookLimits = {
  unpacked: 96 * 1024 ** 2,
  cells: 60 * maxImportRows,
  rows: 2 * maxImportRows,
  columns: 100,
  cellLetters: 6_000,
  isOfValues: true,
};

/** @throws Problem where it is none, or none that can be read. */
export async function readFile(file: ProductFile): Promise<ReadFile> {
  const [head, ...rows] = await tableIn(file);
  if (!head || rows.length === 0) throw new Problem('import.empty');
  if (rows.length > maxImportRows) {
    throw new Problem('import.too_long', { values: { rows: maxImportRows } });
  }
  const theirs = fromShopify(head, rows);
  if (theirs) return theirs;
  const found = head.cells.map((cell) => names.get(columnName(cell)));
  const keys = ['sku', 'design', 'product'] as const;
  if (!keys.some((key) => found.includes(key))) throw new Problem('import.no_column');
  const places = importColumns.flatMap((column) => {
    const place = found.indexOf(column);
    return place < 0 ? [] : [{ column, place }];
  });
  return {
    columns: places.map(({ column }) => column),
    rows: rows.map(({ number: row, cells }) => ({
      row,
      cells: new Map(places.map(({ column, place }) => [column, cells[place] ?? ''])),
    })),
    unreadColumns: unreadColumns(head, rows, (place) =>
      places.some((read) => read.place === place),
    ),
  };
}

/** What columns are called: by an export in either language, and by the API. */
const names = new Map(
  importColumns.flatMap((column) =>
    [column, ...locales.map((locale) => productFileWords(locale).columns[column])].map((name) => [
      columnName(name),
      column,
    ]),
  ),
);

const replacement = '\ufffd';

async function tableIn({ csv = '', xlsx }: ProductFile): Promise<TableRow[]> {
  if (xlsx === undefined) {
    const rows = readCsv(csv);
    const broken = rows.find(({ cells }) => cells.some((cell) => cell.includes(replacement)));
    if (broken) throw new Problem('import.encoding', { values: { row: broken.number } });
    return rows;
  }
  try {
    // What somebody has added beside the first sheet are notes.
    for await (const rows of sheetsOf(Buffer.from(xlsx, 'base64'), limits)) return rows;
    return [];
  } catch (error) {
    if (error instanceof MacrosFound) throw new Problem('import.macros');
    if (error instanceof TooLarge) {
      throw new Problem('import.too_large', { values: { rows: maxImportRows } });
    }
    if (error instanceof UnreadableZip) throw new Problem('import.no_workbook');
    throw error;
  }
}
