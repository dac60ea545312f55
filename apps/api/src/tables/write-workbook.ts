import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import { atMost } from '../process/at-most.ts';

export type WorkbookCell = string | number | null;

export type WorkbookOptions = {
  /** The name of its only sheet: at most 31 letters, none of `[]:*?/\`. */
  sheet: string;
  rightToLeft: boolean;
};

export type WorkbookTable = readonly (readonly WorkbookCell[])[];

/**
 * A table as an Excel file, its first row bold and in sight however far one scrolls. Texts stay texts: none becomes a formula, number
 * or day. A thread of its own writes it: 10,000 rows take seconds, in which nobody else would be served. One file comes after
 * the other, since each takes a core.
 */
export const toWorkbook = (table: WorkbookTable, options: WorkbookOptions): Promise<Buffer> =>
  inTurn(() => writeWorkbook(table, options));

const inTurn = atMost(1);

async function writeWorkbook(table: WorkbookTable, options: WorkbookOptions): Promise<Buffer> {
  const thread = new URL('./workbook-thread.ts', import.meta.url);
  const worker = new Worker(thread, { workerData: { table, ...options } });
  // The thread says one thing: the bytes of the file.
  const [bytes] = (await once(worker, 'message')) as [Uint8Array];
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
