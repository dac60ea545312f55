/** What separates the cells of a table: whatever its first lines have most of. */
const separators = [',', ';', '\t'];
const firstLines = 10;

/** A row that has anything, and where it stands in its file. */
export type TableRow = { number: number; cells: string[] };

/** The cells of a table of text, as Excel and its kin write it. Rows without anything are left out. */
export function readCsv(text: string): TableRow[] {
  const body = text.replace(/^\uFEFF/, '');
  const first = body.split('\n', firstLines).join('\n');
  const count = (separator: string) => first.split(separator).length;
  const separator = separators.toSorted((one, other) => count(other) - count(one))[0] ?? ',';

  const rows: TableRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let number = 1;
  let startedOn = 1;

  const endCell = () => {
    cells.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.some(Boolean)) rows.push({ number: startedOn, cells });
    cells = [];
  };
  for (let at = 0; at < body.length; at++) {
    const letter = body[at] ?? '';
    if (letter === '\n') number += 1;
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (body[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (letter === separator) {
      endCell();
    } else if (letter === '\n') {
      endRow();
      startedOn = number;
    } else cell += letter;
  }
  endRow();
  return rows;
}
