import { createHash } from 'node:crypto';

import {
  type importProducts,
  importStates,
  type ImportState,
  maxListedImportRows,
  type ParsedInput,
  type ResponseBody,
} from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';
import { max } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { isDuplicate } from '../../../db/failures.ts';
import { holdName } from '../../../db/hold-name.ts';
import { productImports } from '../../../db/schema/product-imports.ts';
import { Problem } from '../../../problem.ts';
import { holdDesigns, holdProducts } from '../stock/stock.ts';
import { applyPlan } from './apply.ts';
import type { Known } from './columns.ts';
import { findCatalogue, findCategoryNames } from './find-catalogue.ts';
import { planImport, toImportRow } from './plan.ts';
import type { PlannedRow } from './planned-row.ts';
import type { FileRows } from './file-rows.ts';
import { readFile } from './read-file.ts';
import { undoFile } from './undo-file.ts';

type Body = ParsedInput<typeof importProducts>['body'];
type Answer = ResponseBody<typeof importProducts>;
type Asked = { body: Body; actorId: number; mayRemove: boolean; locale: Locale };

/**
 * Plans what a file does to the catalogue and, unless it is only to be shown, does it: all that is not refused, as it was seen,
 * or nothing.
 */
export async function bringIn(tx: Transaction, asked: Asked): Promise<Answer> {
  const { body, actorId, locale } = asked;
  const file = await readFile(body);
  const known = { locale, categories: await findCategoryNames(tx) };
  const first = await plan(tx, { file, known, asked });
  const { unreadColumns } = file;
  if (body.dryRun) {
    const seen = await seenBy(tx, first, body);
    return answerOf(first, { known, seen, unreadColumns, id: null });
  }

  const held = await holdWhatChanges(tx, first);
  const rows = await plan(tx, { file, known, asked });
  const seen = await seenBy(tx, rows, body);
  const isOther = body.seen !== undefined && body.seen !== seen;
  if (isOther || changedIn(rows).some((row) => !isHeld(row, held))) {
    throw new Problem('import.changed');
  }
  const written = await applyPlan(tx, rows).catch((error: unknown) => {
    // A colleague has given the SKU to another design since it was planned.
    throw isDuplicate(error, 'product_designs_sku') ? new Problem('import.changed') : error;
  });
  const [row] = await tx
    .insert(productImports)
    .values({
      ...countsOf(rows),
      ...{ staffId: actorId, fileName: body.fileName ?? null },
      undo: undoFile(rows, { written, known }),
    })
    .returning({ id: productImports.id });
  if (!row) throw new Error('No row was written for an import');
  return answerOf(rows, { known, seen, unreadColumns, id: row.id });
}

type Planning = { file: FileRows; known: Known; asked: Asked };

async function plan(
  tx: Transaction,
  { file, known, asked: { body, mayRemove } }: Planning,
): Promise<PlannedRow[]> {
  const { stock, seenStocks } = body;
  const catalogue = await findCatalogue(tx, file);
  return planImport(file, catalogue, { known, stock, mayRemove, seenStocks });
}

const changedIn = (rows: readonly PlannedRow[]): PlannedRow[] =>
  rows.filter(({ state }) => state === 'created' || state === 'changed');

type Held = { designs: ReadonlySet<number>; products: ReadonlySet<number> };

/** One import after the other; nobody orders or changes what it does until it is done, and all else is sold as ever. */
async function holdWhatChanges(tx: Transaction, rows: readonly PlannedRow[]): Promise<Held> {
  await holdName(tx, 'product imports');
  const changed = changedIn(rows);
  const designs = new Set(changed.flatMap(({ design }) => design?.id ?? []));
  const products = new Set(changed.flatMap(({ product }) => product?.id ?? []));
  await holdDesigns(tx, [...designs]);
  await holdProducts(tx, [...products]);
  return { designs, products };
}

const isHeld = ({ design, product }: PlannedRow, { designs, products }: Held): boolean =>
  (!design || designs.has(design.id)) && (!product || products.has(product.id));

/** By what a preview is known: what it does, but for stocks, which customers change all the while; and that no import came between. */
async function seenBy(
  tx: Transaction,
  rows: readonly PlannedRow[],
  { csv, xlsx, stock }: Body,
): Promise<string> {
  const [latest] = await tx.select({ id: max(productImports.id) }).from(productImports);
  const does = rows.map(({ row, changes, refusals, design, product }) => [
    ...[row, design?.id, product?.id],
    changes.filter(({ column }) => column !== 'stock'),
    refusals.map(({ column }) => column),
  ]);
  const hash = createHash('sha256');
  for (const part of [csv ?? '', xlsx ?? '', stock, String(latest?.id), JSON.stringify(does)]) {
    hash.update(`${part.length} `).update(part);
  }
  return hash.digest('hex');
}

function countsOf(rows: readonly PlannedRow[]): Record<ImportState, number> {
  const counts = { created: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { state } of rows) counts[state] += 1;
  return counts;
}

type Told = { known: Known; seen: string; unreadColumns: string[]; id: number | null };

function answerOf(rows: readonly PlannedRow[], { known, ...meta }: Told): Answer {
  return {
    data: listed(rows).map((row) => toImportRow(row, known)),
    meta: {
      ...{ ...countsOf(rows), ...meta },
      seenStocks: rows.map(({ design, says }) =>
        typeof says.stock === 'number' ? (design?.stock ?? 0) : null,
      ),
    },
  };
}

/** So many of each kind at most, in the order of the file. */
function listed(rows: readonly PlannedRow[]): PlannedRow[] {
  const left = new Map(importStates.map((state) => [state, maxListedImportRows]));
  left.set('unchanged', 0);
  return rows.filter(({ state }) => {
    const room = left.get(state) ?? 0;
    left.set(state, room - 1);
    return room > 0;
  });
}
