import {
  type GridNow,
  type GridResult,
  type GridRow,
  type ImportColumn,
} from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';

import type { Database, Transaction } from '../../../db/client.ts';
import { isDuplicate } from '../../../db/failures.ts';
import { applyPlan } from '../import/apply.ts';
import type { Known, Refusal } from '../import/columns.ts';
import { findCatalogue } from '../import/find-catalogue.ts';
import { takenSku } from '../import/compare-rows.ts';
import { planImport } from '../import/plan.ts';
import type { PlannedRow } from '../import/planned-row.ts';
import type { FileRow } from '../import/file-rows.ts';
import { holdStock } from '../stock/stock.ts';
import {
  asFileRow,
  conflict,
  conflictsIn,
  fieldOf,
  nowOf,
  seenStock,
  type Told,
} from './grid-cells.ts';

type Asked = { rows: readonly GridRow[]; locale: Locale };

/** How often a save begins anew where a colleague was given one of its SKUs just now. */
const attempts = 3;

/** Saves the rows of a grid in one transaction: each that can be is saved, and of the others nothing. */
export async function saveGrid(db: Database, asked: Asked): Promise<GridResult[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction((tx) => saveRows(tx, asked));
    } catch (error) {
      // Read again, it is that of another design, and its row alone is refused.
      if (attempt === attempts || !isDuplicate(error, 'product_designs_sku')) throw error;
    }
  }
}

async function saveRows(tx: Transaction, { rows, locale }: Asked): Promise<GridResult[]> {
  const known: Known = { locale, categories: new Map() };
  // Nobody sells or changes them until it is done, so that what is read now is true then.
  await holdStock(
    tx,
    rows.map(({ productDesignId }) => productDesignId),
  );
  const catalogue = await findCatalogue(tx, { columns: gridColumns, rows: rows.map(lookedUp) });
  const { planOf, refused } = planRows(rows, { catalogue, known });
  const planned = [...planOf.values()];
  if (planned.some(({ state }) => state === 'changed')) await applyPlan(tx, planned);

  const after = await findCatalogue(tx, { columns: gridColumns, rows: rows.map(lookedUp) });
  return rows.map((row) => {
    const { productDesignId } = row;
    const now = nowOf(productDesignId, after);
    const result = refused.get(row) ?? resultOf(planOf.get(row), locale);
    return { productDesignId, ...result, now };
  });
}

/** What is read of the catalogue: the designs themselves, and whose their new SKUs are. */
const gridColumns: ImportColumn[] = [
  ...(['design', 'sku', 'barcode', 'price', 'designPrice', 'stock', 'status'] as const),
];

const lookedUp = ({ productDesignId, sku }: GridRow): FileRow => ({
  row: productDesignId,
  cells: new Map<ImportColumn, string>([
    ['design', String(productDesignId)],
    ['sku', sku?.value ?? ''],
  ]),
});

type Outcome = Pick<GridResult, 'state' | 'refusals'>;
type Refused = Map<GridRow, Outcome>;

/** What is written of the rows, and which are not. */
function planRows(rows: readonly GridRow[], told: Told) {
  const refused: Refused = new Map();
  const nows = new Map<GridRow, GridNow | null>(
    rows.map((row) => [row, nowOf(row.productDesignId, told.catalogue)]),
  );
  refuseConflicts(nows, refused, told);
  refuseSameSkus(
    rows.filter((row) => !refused.has(row)),
    refused,
    told,
  );
  // The one that says a product's status leads the rows of its product.
  const left = rows
    .filter((row) => !refused.has(row))
    .toSorted((one, other) => Number(Boolean(other.status)) - Number(Boolean(one.status)));
  const planned = planImport(
    { columns: gridColumns, rows: left.map((row) => asFileRow(row, told)) },
    told.catalogue,
    {
      ...{ known: told.known, stock: 'set', mayRemove: false },
      seenStocks: left.map((row) => seenStock(row, nows.get(row) ?? null)),
    },
  );
  const planOf = new Map(
    planned.flatMap((plan, index) => (left[index] ? [[left[index], plan] as const] : [])),
  );
  return { planOf, refused };
}

function refuseConflicts(nows: Map<GridRow, GridNow | null>, refused: Refused, { known }: Told) {
  for (const [row, now] of nows) {
    const fields = now ? conflictsIn(row, now) : [];
    if (!now || fields.length === 0) continue;
    refused.set(row, {
      state: 'conflict',
      refusals: fields.map((field) => ({
        field,
        message: conflict(field, now, known)(known.locale),
      })),
    });
  }
}

/** Two rows that give the same SKU: the first of them has it. */
function refuseSameSkus(rows: GridRow[], refused: Refused, { catalogue, known }: Told) {
  const refuse = (row: GridRow, why: Refusal) =>
    refused.set(row, {
      state: 'refused',
      refusals: [{ field: 'sku', message: why(known.locale) }],
    });
  const given = new Map<string, number>();
  for (const row of rows) {
    const sku = row.sku?.value?.toLowerCase();
    if (sku === undefined) continue;
    const first = catalogue.designs.get(given.get(sku) ?? 0);
    if (first && first.id !== row.productDesignId) {
      refuse(row, takenSku(first, catalogue.products));
    } else given.set(sku, row.productDesignId);
  }
}

function resultOf(row: PlannedRow | undefined, locale: Locale): Outcome {
  if (!row) throw new Error('Every row is planned or refused');
  if (row.state === 'refused') {
    return {
      state: 'refused',
      refusals: row.refusals.map(({ column, why }) => ({
        ...{ field: fieldOf(column), message: why(locale) },
      })),
    };
  }
  return { state: row.state === 'changed' ? 'saved' : 'unchanged', refusals: [] };
}
