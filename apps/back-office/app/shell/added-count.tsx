import type { AddedKind } from '../live/live.ts';
import { useAddedWords } from '../live/use-added-words.ts';
import { useAddedCount } from '../live/use-live.ts';
import { MenuCount } from './menu-count.tsx';

/** How much of a kind has come that nobody has seen; nothing where there is none. */
export function AddedCount({ kind }: { kind: AddedKind }) {
  const count = useAddedCount(kind);
  const words = useAddedWords(kind);
  return count > 0 && <MenuCount count={count} words={words} />;
}
