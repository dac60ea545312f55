import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { importColumns } from './plain/import-columns.ts';
import {
  maxImportLetters,
  maxImportRows,
  maxListedImportRows,
  maxStock,
  maxImportWorkbookBytes,
  maxUnreadColumns,
} from './plain/limits.ts';
import { Id, IdInUrl, line, Timestamp } from './values.ts';

/** What becomes of a row: `created` is a design that is new. */
export const importStates = ['created', 'changed', 'unchanged', 'refused'] as const;
export type ImportState = (typeof importStates)[number];

const Column = z.enum(importColumns);

/** A row of a file, as the catalogue would be after it. */
export const ImportRow = z.object({
  /** Where it stands in its file. */
  row: z.int().positive(),
  state: z.enum(importStates),
  sku: z.string().nullable(),
  name: z.string(),
  nameAr: z.string(),
  /** What changes, as a file of the caller's language has it. */
  changes: z.array(z.object({ column: Column, before: z.string(), after: z.string() })),
  /** Why it is refused, in the caller's language; the column is null where none is to blame alone. */
  refusals: z.array(z.object({ column: Column.nullable(), message: z.string() })),
  /** The stock when its file was exported, where it is another one now. */
  stockThen: z.int().nonnegative().nullable(),
});
export type ImportRow = z.infer<typeof ImportRow>;

const Counts = z.object({
  created: z.int().nonnegative(),
  changed: z.int().nonnegative(),
  unchanged: z.int().nonnegative(),
  refused: z.int().nonnegative(),
});

export const importProducts = endpoint({
  method: 'POST',
  path: '/admin/products/import',
  access: 'product:write',
  takesKey: true,
  // An Arabic letter takes two bytes, a quote two in JSON.
  maxBytes: 2 * maxImportLetters,
  summary: 'Bring a file of products into the catalogue; first to see, then to do',
  body: z.object({
    /** A table with a head, separated by commas, semicolons or tabs. */
    csv: z.string().max(maxImportLetters).optional(),
    /** Instead of it an Excel file (XLSX), in base64. */
    xlsx: z
      .string()
      .max(4 * Math.ceil(maxImportWorkbookBytes / 3))
      .optional(),
    /** What the file is called, for whoever looks for it later. */
    fileName: line(200).optional(),
    /** Whether the column of stock says how much there is, or how much comes in. */
    stock: z.enum(['set', 'add']).default('set'),
    /** Shows what it comes to, and does nothing. */
    dryRun: z.boolean().default(false),
    /** What the preview was known by: where it would be another one now, nothing is done. */
    seen: z.hash('sha256').optional(),
    /** The stocks of the preview: what is sold since then stays sold. */
    seenStocks: z.array(z.int().min(0).max(maxStock).nullable()).max(maxImportRows).optional(),
  }),
  /** Those that do something or are refused, in the order of the file: of each kind so many at most. */
  data: z.array(ImportRow).max(3 * maxListedImportRows),
  meta: Counts.extend({
    /** Null while it was only shown. */
    id: Id.nullable(),
    seen: z.string(),
    /** Of each row that sets a stock, that before it; null of the others. */
    seenStocks: z.array(z.int().nullable()),
    /** Of the columns that hold something and are none of ours, what the file calls them. */
    unreadColumns: z.array(z.string()).max(maxUnreadColumns),
  }),
  errors: [
    'import.changed',
    'import.empty',
    'import.encoding',
    'import.macros',
    'import.no_column',
    'import.no_workbook',
    'import.too_large',
    'import.too_long',
  ],
});

/** An import that was done. */
export const ProductImport = z.object({
  id: Id,
  fileName: z.string().nullable(),
  ...Counts.shape,
  staffName: z.string(),
  createdAt: Timestamp,
});
export type ProductImport = z.infer<typeof ProductImport>;

export const listProductImports = endpoint({
  method: 'GET',
  path: '/admin/products/imports',
  access: 'product:write',
  summary: 'The latest imports of products, with what they did',
  data: z.array(ProductImport),
});

export const undoFileOfImport = endpoint({
  method: 'GET',
  path: '/admin/products/imports/:id/undo',
  access: 'product:write',
  summary: 'A file that takes back what an import has done',
  params: z.object({ id: IdInUrl }),
  data: z.object({ csv: z.string() }),
  errors: ['import.not_found'],
});

export const exportProducts = endpoint({
  method: 'GET',
  path: '/admin/products/export',
  access: 'product:write',
  summary: 'All products and their designs as a file that can be imported again',
  query: z.object({ format: z.enum(['csv', 'xlsx']).default('csv') }),
  data: z.object({
    /** As a text, where that was asked for. */
    csv: z.string().optional(),
    /** As an Excel file in base64, where that was asked for. */
    xlsx: z.base64().optional(),
    count: z.int().nonnegative(),
  }),
});
