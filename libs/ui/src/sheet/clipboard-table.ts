/** A cell as spreadsheets copy it: in quotes where it holds what parts cells. */
const cell = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/y;

/** The cells of a text that was copied from a spreadsheet, row by row. */
export function readTable(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const rows: string[][] = [[]];
  cell.lastIndex = 0;
  for (;;) {
    const found = cell.exec(lines);
    // What begins with a quote and does not end with one is as it stands.
    const [whole = '', quoted, bare = '', end] = found ?? restOf(lines, cell.lastIndex);
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === '\n') rows.push([]);
    if (!end) return rows;
    if (!found) cell.lastIndex += whole.length;
  }
}

/** A bare cell from a place on. */
function restOf(text: string, from: number): (string | undefined)[] {
  const [whole = '', bare, end] = /^([^\t\n]*)(\t|\n|$)/.exec(text.slice(from)) ?? [];
  return [whole, undefined, bare, end];
}

/** Cells as a spreadsheet takes them. */
export const writeTable = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) =>
      cells
        .map((text) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text))
        .join('\t'),
    )
    .join('\n');
