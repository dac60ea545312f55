import type { MarkdownIt, StateBlock } from 'markdown-it';

const maxColumns = 20;
const maxCells = 2_000;

/** What is known of a page while it is read. */
type Environment = {
  /** Of all its tables so far. */
  cells: number;
};

/**
 * Leaves tables that are too big as text: each row is filled up to as many cells as its table has columns, so that a short text
 * would make a page of megabytes.
 * @param onRefused is told the line on which one begins, and its first words
 */
export function refuseBigTables<E extends Environment>(
  markdown: MarkdownIt,
  onRefused: (environment: E, line: number, what: string) => void,
): void {
  markdown.block.ruler.before(
    'table',
    'big table',
    (state, first, end, isSilent) => {
      const columns = columnsAt(state, first, end);
      let last = first + 1;
      while (columns > 0 && last < end && !state.isEmpty(last)) last += 1;
      const cells = columns * (last - first - 1); // without the line of dashes
      const environment = state.env as E; // what `renderMarkdown` gives
      if (columns <= maxColumns && environment.cells + cells <= maxCells) {
        if (!isSilent) environment.cells += cells;
        return false;
      }
      if (isSilent) return true;
      onRefused(environment, first + 1, lineAt(state, first).slice(0, 40));
      const token = state.push('code_block', 'code', 0);
      token.content = state.getLines(first, last, state.blkIndent, true);
      token.map = [first, last];
      state.line = last;
      return true;
    },
    { alt: ['paragraph', 'reference'] },
  );
}

const lineAt = ({ src, bMarks, tShift, eMarks }: StateBlock, line: number) =>
  src.slice((bMarks[line] ?? 0) + (tShift[line] ?? 0), eMarks[line]).trim();

/** Of the table that begins there; 0 where none does. */
function columnsAt(state: StateBlock, first: number, end: number): number {
  if (first + 1 >= end || !lineAt(state, first).includes('|')) return 0;
  const dashes = lineAt(state, first + 1);
  if (!/^[|:\s-]+$/.test(dashes)) return 0;
  return dashes.split('|').filter((part) => part.includes('-')).length;
}
