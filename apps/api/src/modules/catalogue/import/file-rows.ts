import type { ImportColumn } from '@craftsandore/contract';

/** The rows of a file, with what stands in the columns that are known. */
export type FileRows = { columns: ImportColumn[]; rows: FileRow[] };
/** With the columns that nobody reads, as the file calls them. */
export type ReadFile = FileRows & { unreadColumns: string[] };
export type FileRow = {
  row: number;
  cells: ReadonlyMap<ImportColumn, string>;
  /** What the other columns of a design say that is new: one that is there keeps its own. */
  ofNew?: ReadonlyMap<ImportColumn, string>;
  /** Rows of one product have the same one, in a file that says which these are. */
  group?: string;
};
