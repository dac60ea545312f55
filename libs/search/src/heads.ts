import { isNumber } from './numbers.ts';
import { isOptional } from './optional-words.ts';
import { words } from './words.ts';

const additions = /[:,،(]|\b(?:with|for|in|on|from)\b/iu;

/**
 * What a thing is, of all that its name says: the first noun in Arabic (حامل of حامل سكاكين), the last one before
 * any addition in English ("bowl" of "Sugar bowl with spoon"). Sets and their numbers are passed over.
 */
export function headsOf(name: string): string[] {
  const [part = ''] = name.split(additions);
  const nouns = words(part).filter((term) => !isOptional(term) && !isNumber(term));
  const [first, last] = [nouns[0], nouns.at(-1)];
  if (!first || !last) return [];
  if (/^\p{Script=Arabic}/u.test(first)) return [first];
  // Of a pair such as "mortar and pestle" each is the thing.
  return nouns.length === 2 && /\band\b|&/i.test(part) ? [first, last] : [last];
}
