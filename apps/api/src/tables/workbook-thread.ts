import { parentPort, workerData } from 'node:worker_threads';

import writeExcelFile, { type SheetData } from 'write-excel-file/node';

import { toCellText } from './cell-escapes.ts';
import type { WorkbookCell, WorkbookOptions, WorkbookTable } from './write-workbook.ts';

// Whoever starts this thread hands it just that.
const { table, ...options } = workerData as { table: WorkbookTable } & WorkbookOptions;
const [head = [], ...rows] = table;

const cellOf = (cell: WorkbookCell) => (typeof cell === 'string' ? toCellText(cell) : cell);

const data: SheetData = [
  head.map((cell) => ({ value: cellOf(cell) ?? '', fontWeight: 'bold' as const })),
  ...rows.map((cells) => cells.map(cellOf)),
];
const columns = head.map(() => ({ width: 18 }));
const file = writeExcelFile(data, { ...options, stickyRowsCount: 1, columns });
parentPort?.postMessage(await file.toBuffer());
