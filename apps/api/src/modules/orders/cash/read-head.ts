import {
  maxRemittanceColumns,
  type ParsedInput,
  type readRemittanceHead,
  type ResponseBody,
} from '@craftsandore/contract';

import { Problem } from '../../../problem.ts';
import { fileIn, guessPlaces, tableIn } from './read-remittance.ts';

const examples = 3;
/** Letters of a cell that are shown. */
const shown = 80;

/** What a carrier's file holds, for who says what its columns are. @throws Problem where it holds nothing. */
export async function readHead(
  body: ParsedInput<typeof readRemittanceHead>['body'],
): Promise<ResponseBody<typeof readRemittanceHead>> {
  const file = fileIn(body);
  const [head, ...rows] = file ? await tableIn(file) : [];
  if (!head || rows.length === 0) throw new Problem('remittance.empty');
  const first = rows.slice(0, examples).map(({ cells }) => cells);
  const width = Math.max(head.cells.length, ...first.map(({ length }) => length));
  const columns = Array.from({ length: Math.min(width, maxRemittanceColumns) }, (_, place) => ({
    name: (head.cells[place] ?? '').slice(0, shown),
    examples: first.map((cells) => (cells[place] ?? '').slice(0, shown)),
  }));
  return { columns, guess: guessPlaces(head) };
}
