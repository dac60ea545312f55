import { withoutArticle } from './arabic.ts';
import { singular } from './english.ts';
import { fold, notDrawnOut } from './fold.ts';
import { withDigits } from './numbers.ts';

/**
 * Counts the changes to what a text is compared as, and to how an index holds it: what was indexed under another
 * number has to be done anew.
 */
export const normaliserVersion = 5;

/** Longer words than this are no words; what is beyond it is cut off. */
const longestWord = 40;

/** Letters of the Franco alphabet that are written with an apostrophe. */
const franco: Record<string, string> = { "3'": 'gh', "7'": 'kh', "6'": 'z', "9'": 'd' };

/** A number, or letters and digits of the Latin script together (ta2tee3), or letters of another script. */
const token = /\d+\.\d+|[\p{L}&&\p{Script=Arabic}]+|[[\p{L}\p{N}]--\p{Script=Arabic}]+/gv;
const measure = /^(\d+)(cm|mm|ml|kg|gm?|inch|pcs?)$/;

/** The words of a text as they are compared: what an index holds, what a query asks for. */
export function words(text: string): string[] {
  const spelled = fold(text)
    .replace(/[3679]['’](?=[a-z])|(?<=[a-z])[3679]['’]/g, (sign) => franco[`${sign[0]}'`] ?? sign)
    .replace(/(?<=[a-z])['’]s(?![a-z])/g, '');
  const tokens = (spelled.match(token) ?? []).flatMap((word) => {
    const [, amount, unit] = word.match(measure) ?? [];
    return amount && unit
      ? [amount, unit]
      : [[...word].slice(0, longestWord).join('').replace(/\.$/, '')];
  });
  return withDigits(tokens.map(term)).map(term);
}

/** What is put together from signs, or loses its plural, may have a letter too often again. */
const term = (word: string) => singular(withoutArticle(notDrawnOut(word)));

/** A text as it is compared. `normalise(normalise(text)) === normalise(text)`. */
export const normalise = (text: string): string => words(text).join(' ');
