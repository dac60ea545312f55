import type { ImportColumn, ImportRow, ImportState } from '@craftsandore/contract';

import { columns, type Known, showCell } from './columns.ts';
import {
  findLeaders,
  refuseFree,
  refuseRemovals,
  refuseTakenSkus,
  refuseTwins,
} from './compare-rows.ts';
import type { FileRow, FileRows } from './file-rows.ts';
import {
  type Catalogue,
  isSame,
  type Options,
  type PlannedRow,
  type Values,
} from './planned-row.ts';
import { readRow } from './read-row.ts';

/** What a file comes to, row by row. It reads neither the clock nor the database. (Business, section 30.) */
export function planImport(
  { columns: given, rows }: FileRows,
  catalogue: Catalogue,
  { known, ...options }: Options & { known: Known },
): PlannedRow[] {
  const groups = findGroups(rows, catalogue);
  const planned = rows.map((row, index) =>
    readRow(row, given, { catalogue, groups, known, options, index }),
  );
  refuseTwins(planned);
  refuseTakenSkus(planned, catalogue);
  const leaders = findLeaders(planned);
  refuseRemovals(planned, options);
  refuseFree(planned);
  for (const row of planned) {
    noteChanges(row, given, leaders);
    row.state = stateOf(row);
  }
  return planned;
}

/** Of each group of rows the product that one of its SKUs is of. */
function findGroups(rows: readonly FileRow[], { bySku }: Catalogue): ReadonlyMap<string, number> {
  return new Map(
    rows.flatMap(({ group, cells }) => {
      const design = group !== undefined && bySku.get((cells.get('sku') ?? '').toLowerCase());
      return design ? [[group, design.productId]] : [];
    }),
  );
}

/** Writes down what a row changes; what is of its product is changed by the first of its rows. */
function noteChanges(row: PlannedRow, given: ImportColumn[], leaders: ReadonlySet<PlannedRow>) {
  const { product, design, says, status, delta, changes } = row;
  const write = (of: 'product' | 'design', before: Values | undefined): Values => {
    const written: Values = {};
    for (const column of given) {
      if (columns[column].of !== of || says[column] === undefined) continue;
      if (before && isSame(says[column], before[column])) continue;
      written[column] = says[column];
      changes.push({ column, before: before?.[column] ?? null, after: says[column] });
    }
    return written;
  };
  const isLeader = leaders.has(row);
  if (isLeader) row.ofProduct = write('product', product?.values);
  if (row.isOfDesign) row.ofDesign = write('design', design?.values);
  if (status && (isLeader || status === 'removed')) {
    changes.push({ column: 'status', before: product?.status ?? null, after: status });
  }
  if (delta !== 0) {
    const before = design?.stock ?? null;
    changes.push({ column: 'stock', before, after: (before ?? 0) + delta });
  }
}

function stateOf({ refusals, changes, design, isOfDesign }: PlannedRow): ImportState {
  if (refusals.length > 0) return 'refused';
  if (isOfDesign && !design) return 'created';
  return changes.length > 0 ? 'changed' : 'unchanged';
}

/** A row as it is told. */
export function toImportRow(row: PlannedRow, known: Known): ImportRow {
  const words = { ...row.product?.values, ...row.says };
  const text = (column: ImportColumn) => (typeof words[column] === 'string' ? words[column] : '');
  const sku = row.says.sku ?? row.design?.sku;
  return {
    ...{ row: row.row, state: row.state, stockThen: row.stockThen },
    ...{ sku: typeof sku === 'string' ? sku : null, name: text('name'), nameAr: text('nameAr') },
    changes: row.changes.map(({ column, before, after }) => ({
      column,
      before: before === null ? '' : showCell(column, before, known),
      after: after === null ? '' : showCell(column, after, known),
    })),
    refusals: row.refusals.map(({ column, why }) => ({ column, message: why(known.locale) })),
  };
}
