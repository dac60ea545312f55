import { words } from './words.ts';

const word = /[\p{L}\p{M}\p{N}]+/gu;
const article = /^(?:[وف]?[بكل]?ال|[وف]?لل)(?=.{3})/u;

/** How a text writes each of its terms, without article and marks. */
export function spellingsOf(text: string): Map<string, string> {
  const spellings = new Map<string, string>();
  for (const [written] of text.normalize('NFKC').matchAll(word)) {
    const [term, ...others] = words(written);
    if (!term || others.length > 0 || spellings.has(term)) continue;
    const plain = written.replace(/[\u064b-\u065f\u0670ـ]/g, '').replace(article, '');
    spellings.set(term, plain.toLowerCase());
  }
  return spellings;
}
