import { maxUnreadColumns } from '@craftsandore/contract';

import type { TableRow } from '../../../tables/read-csv.ts';

const maxLetters = 60;

/** What the columns are called that hold something and that nobody reads, as the head of the file has it: a slip there would be silent. */
export function unreadColumns(
  head: TableRow,
  rows: readonly TableRow[],
  isRead: (place: number) => boolean,
): string[] {
  return head.cells
    .flatMap((cell, place) =>
      cell.trim() && !isRead(place) && rows.some(({ cells }) => cells[place]?.trim())
        ? [cell.trim().slice(0, maxLetters)]
        : [],
    )
    .slice(0, maxUnreadColumns);
}
