import { type ImportColumn, importColumns } from '@craftsandore/contract';

import type { Written } from './apply.ts';
import type { Known } from './columns.ts';
import type { PlannedRow, Values } from './planned-row.ts';
import { writeFile } from './write-file.ts';

type Options = { written: Written; known: Known };

/**
 * A file that takes an import back: what was changed is as it was, what came in goes, and what is new is removed. What was removed
 * stays so: a product is brought back on its page.
 */
export function undoFile(rows: readonly PlannedRow[], { written, known }: Options): string {
  const undone = rows.flatMap((row) => undoRow(row, written) ?? []);
  const said = new Set(undone.flatMap((values) => Object.keys(values)));
  const columns: ImportColumn[] = importColumns.filter((column) => said.has(column));
  return writeFile(undone, { known, columns });
}

function undoRow(row: PlannedRow, { designIds }: Written): Values | undefined {
  const { state, product, design, changes, delta, status } = row;
  if (state === 'created') return { design: designIds.get(row), status: 'removed' };
  if (state !== 'changed' || status === 'removed') return undefined;
  const before = changes.flatMap(({ column, before }) =>
    column === 'stock' ? [] : [[column, before] as const],
  );
  return {
    ...{ product: product?.id, design: design?.id },
    ...Object.fromEntries(before),
    ...(delta !== 0 && { addToStock: -delta }),
  };
}
