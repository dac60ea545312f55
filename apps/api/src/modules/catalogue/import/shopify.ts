import { type ImportColumn, importColumns } from '@craftsandore/contract';
import { languageOfText, type Locale } from '@craftsandore/i18n';

import { columnName } from '../../../tables/column-name.ts';
import type { TableRow } from '../../../tables/read-csv.ts';
import { textOfHtml } from '../../../text-of-html.ts';
import type { FileRow, ReadFile } from './file-rows.ts';
import { unreadColumns } from './unread-columns.ts';

/** What we know of Shopify's columns: as its exports call them, and since 2025 its template. */
const names = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Description'],
  type: ['Type'],
  option1: ['Option1 Value'],
  option2: ['Option2 Value'],
  option3: ['Option3 Value'],
  sku: ['Variant SKU', 'SKU'],
  barcode: ['Variant Barcode', 'Barcode', 'Variant Barcodes'],
  price: ['Variant Price', 'Price'],
  grams: ['Variant Grams', 'Weight value (grams)'],
  seoTitle: ['SEO Title'],
  seoDescription: ['SEO Description'],
  stock: ['Variant Inventory Qty', 'Inventory quantity'],
} as const;

type Field = keyof typeof names;
type CellOf = (row: TableRow, field: Field) => string | undefined;

const fields = new Map<string, Field>(
  Object.entries(names).flatMap(([field, called]) =>
    // The keys of a constant are those it was written with.
    called.map((name) => [columnName(name), field as Field]),
  ),
);

/**
 * A product file of Shopify as one of ours: a row for each variant, which is a design. Nothing where the file is none of theirs.
 * It has one language, which the title tells: what is new has these words in both until somebody translates them.
 * (Business, section 30.)
 */
export function fromShopify(head: TableRow, rows: readonly TableRow[]): ReadFile | undefined {
  const found = head.cells.map((cell) => fields.get(columnName(cell)));
  if (!found.includes('handle') || !found.includes('title')) return undefined;
  const cellOf: CellOf = ({ cells }, field) => {
    const place = found.indexOf(field);
    return place < 0 ? undefined : (cells[place] ?? '');
  };
  // A row without a handle belongs to no other.
  const ofHandle = Map.groupBy(rows, (row) => cellOf(row, 'handle') || `#${row.number}`);
  return {
    columns: [...importColumns],
    rows: [...ofHandle].flatMap(([handle, own]) => productOf(handle, own, cellOf)),
    unreadColumns: unreadColumns(head, rows, (place) => found[place] !== undefined),
  };
}

/** What is of the product stands in its first row; rows without SKU and price only name another photo. */
function productOf(handle: string, rows: readonly TableRow[], cellOf: CellOf): FileRow[] {
  const variants = rows.filter((row) => cellOf(row, 'sku') || cellOf(row, 'price'));
  const [first] = rows;
  const [leading = first] = variants;
  if (!first || !leading) return [];
  const title = cellOf(first, 'title') ?? '';
  const language = languageOfText(title) ?? 'en';
  const body = cellOf(first, 'body');
  const words = {
    ...{ name: title, description: body && textOfHtml(body) },
    // Their exports leave both empty where nobody has said any: that takes none of ours away.
    seoTitle: cellOf(first, 'seoTitle') || undefined,
    seoDescription: cellOf(first, 'seoDescription') || undefined,
  };
  const shared = {
    price: cellOf(leading, 'price'),
    weight: kilograms(cellOf(leading, 'grams')),
  };
  const other = language === 'ar' ? 'en' : 'ar';
  return variants.map((row) => {
    const designName = designNameIn(row, cellOf) || title;
    const weight = kilograms(cellOf(row, 'grams'));
    const price = cellOf(row, 'price');
    return {
      row: row.number,
      group: handle,
      cells: cellsOf({
        ...shared,
        ...wordsIn(language, { ...words, designName }),
        sku: bare(cellOf(row, 'sku')),
        barcode: bare(cellOf(row, 'barcode')),
        designPrice: price && (price === shared.price ? '' : price),
        designWeight: weight && (weight === shared.weight ? '' : weight),
        stock: notBelowNothing(cellOf(row, 'stock')),
      }),
      ofNew: cellsOf({
        ...wordsIn(other, { name: title, designName }),
        category: cellOf(first, 'type'),
      }),
    };
  });
}

type Cells = Partial<Record<ImportColumn, string | undefined>>;

const cellsOf = (cells: Cells): Map<ImportColumn, string> =>
  new Map(
    importColumns.flatMap((column) => {
      const cell = cells[column];
      return cell === undefined ? [] : [[column, cell]];
    }),
  );

type Words = { name: string; designName: string } & Partial<
  Record<'description' | 'seoTitle' | 'seoDescription', string | undefined>
>;

const wordsIn = (language: Locale, words: Words): Cells => {
  if (language === 'en') return words;
  const { name: nameAr, designName: designNameAr, description: descriptionAr } = words;
  const { seoTitle: seoTitleAr, seoDescription: seoDescriptionAr } = words;
  return { nameAr, designNameAr, descriptionAr, seoTitleAr, seoDescriptionAr };
};

/** What a product without options has instead of one. */
const noOption = 'Default Title';

const designNameIn = (row: TableRow, cellOf: CellOf): string =>
  (['option1', 'option2', 'option3'] as const)
    .map((field) => cellOf(row, field) ?? '')
    .filter((value) => value !== '' && value !== noOption)
    .join(' / ');

/** What no number is stays what it is, and is refused by its cell. */
function kilograms(grams: string | undefined): string | undefined {
  const number = Number(grams);
  return !grams || Number.isNaN(number) ? grams : String(number / 1000);
}

/** Shopify counts below nothing what is sold and not there. */
const notBelowNothing = (stock: string | undefined) => (stock?.startsWith('-') ? '0' : stock);

/** Without the mark that keeps Excel from making a number of it. */
const bare = (text: string | undefined) => text?.replace(/^'/, '');
