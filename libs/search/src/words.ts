import { withoutArticle } from './arabic.ts';
import { singular } from './english.ts';
import { fold, notDrawnOut } from './fold.ts';
import { withDigits } from './numbers.ts';

/** Raised with every change of how texts are normalised or indexed: products of an older version are indexed again. */
export const normaliserVersion = 6;

/** Longer words are cut. */
const maxWordLength = 40;

/** Letters of Franco (Arabic in Latin letters) that are written with an apostrophe. */
const franco: Record<string, string> = { "3'": 'gh', "7'": 'kh', "6'": 'z', "9'": 'd' };

/** A number, or letters and digits of the Latin script together (ta2tee3), or letters of another script. */
const token = /\d+\.\d+|[\p{L}&&\p{Script=Arabic}]+|[[\p{L}\p{N}]--\p{Script=Arabic}]+/gv;
const measure = /^(\d+)(cm|mm|ml|kg|gm?|inch|pcs?)$/;

/** The terms of a text: its words, normalised the same way for index and query. */
export function words(text: string): string[] {
  const spelled = fold(text)
    .replace(/[3679]['’](?=[a-z])|(?<=[a-z])[3679]['’]/g, (sign) => franco[`${sign[0]}'`] ?? sign)
    .replace(/(?<=[a-z])['’]s(?![a-z])/g, '');
  const tokens = (spelled.match(token) ?? []).flatMap((word) => {
    const [, amount, unit] = word.match(measure) ?? [];
    return amount && unit
      ? [amount, unit]
      : [[...word].slice(0, maxWordLength).join('').replace(/\.$/, '')];
  });
  return withDigits(tokens.map(term)).map(term);
}

/** Joined from signs, or without its plural, a word may have a letter three times again. */
const term = (word: string) => singular(withoutArticle(notDrawnOut(word)));

/** The terms of a text as one text. `normalise(normalise(text)) === normalise(text)`. */
export const normalise = (text: string): string => words(text).join(' ');
