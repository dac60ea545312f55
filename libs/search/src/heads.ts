import { isNumber } from './numbers.ts';
import { isOptional } from './optional-words.ts';
import { words } from './words.ts';

const additions = /[:,،(]|\b(?:with|for|in|on|from)\b/iu;

/**
 * The words of a name that say what the thing is: in Arabic the first noun (حامل of حامل سكاكين), in English the last one
 * before any addition ("bowl" of "Sugar bowl with spoon"). Optional words and numbers do not count.
 */
export function headsOf(name: string): string[] {
  const [part = ''] = name.split(additions);
  const nouns = words(part).filter((term) => !isOptional(term) && !isNumber(term));
  const [first, last] = [nouns[0], nouns.at(-1)];
  if (!first || !last) return [];
  if (/^\p{Script=Arabic}/u.test(first)) return [first];
  // Both of a pair: "mortar and pestle".
  return nouns.length === 2 && /\band\b|&/i.test(part) ? [first, last] : [last];
}
