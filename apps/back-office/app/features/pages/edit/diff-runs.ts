import { diffArrays } from 'diff';

/** A run of a text: the same in both, or only in one. `left out` is what nobody needs to read again. */
export type Run = { kind: 'same' | 'added' | 'removed' | 'left out'; text: string };

/** As much of what stayed is shown beside a change. */
const maxBeside = 48;

/** Words, what is between them, and each sign by itself; of any script. */
const tokens = /[\p{L}\p{N}\p{M}]+|\s+|[^\p{L}\p{N}\p{M}\s]/gu;
const tokensOf = (text: string): string[] => text.match(tokens) ?? [];

/** Comparing takes no longer; of texts that differ so much nobody reads the differences word by word. */
const timeoutMs = 300;

/** What became of a text, word by word. Empty where nothing did. */
export function diffRuns(before: string, after: string): Run[] {
  if (before === after) return [];
  const parts = diffArrays(tokensOf(before), tokensOf(after), { timeout: timeoutMs });
  const all: Run[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  if (!parts) return all.filter(({ text }) => text !== '');
  return parts.flatMap(({ value, added, removed }, place): Run[] => {
    const text = value.join('');
    if (added || removed) return [{ kind: added ? 'added' : 'removed', text }];
    return shortened(text, place === 0, place === parts.length - 1);
  });
}

function shortened(text: string, isFirst: boolean, isLast: boolean): Run[] {
  const start = isFirst ? '' : beginning(text);
  const end = isLast ? '' : ending(text);
  if (start.length + end.length >= text.length) return [{ kind: 'same', text }];
  const runs: Run[] = [
    { kind: 'same', text: start },
    { kind: 'left out', text: '…' },
    { kind: 'same', text: end },
  ];
  return runs.filter((run) => run.text !== '');
}

const beginning = (text: string) =>
  text.length <= maxBeside ? text : text.slice(0, maxBeside).replace(/\S*$/, '');
const ending = (text: string) =>
  text.length <= maxBeside ? text : text.slice(-maxBeside).replace(/^\S*/, '');
