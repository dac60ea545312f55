import type { SearchWords } from './search-words.ts';

type Spellings = Pick<SearchWords, 'vocabulary' | 'lexicon'>;

/**
 * How people write a word. Products know some only without what is attached to them in a name, and so without the
 * dots of the end: whoever knows it otherwise knows better.
 */
export function spellingOf({ vocabulary, lexicon }: Spellings, term: string): string {
  const spellings = [vocabulary.spellingOf(term), lexicon.spellingOf(term)];
  return spellings.find((spelling) => spelling && spelling !== term) ?? term;
}
