import { neighboursOf } from './neighbouring-keys.ts';

/**
 * The words that this one may be a typo of: a letter left out, doubled, swapped with the next or, last, taken from a
 * neighbouring key. The first letter is never wrong, and no letter is one from far away: those are more often other
 * words (شماعة and سماعة, مطرحة and مطرقة). So is an Arabic word that stands alone, if any letter of it is replaced.
 */
export function typosOf(term: string, isAlone = false): string[] {
  if (/\d/.test(term) || term.length < 3 || term.length > 24) return [];
  const [isLatin, isLong] = [/^[a-z]/.test(term), term.length >= 4];
  const letters = isLatin ? 'abcdefghijklmnopqrstuvwxyz' : 'ابتجحخدرزسشصضطعغفقكلمنهوي';
  const typos = new Set<string>();
  const byNeighbour = new Set<string>();

  for (let at = 1; at <= term.length; at++) {
    const [before, letter = '', after] = [term.slice(0, at), term[at], term.slice(at + 1)];
    if (letter && letter === term[at - 1]) typos.add(before + after);
    if (!isAlone || isLatin) {
      for (const other of neighboursOf(letter)) byNeighbour.add(before + other + after);
    }
    if (isLong && after) typos.add(before + after.charAt(0) + letter + after.slice(1));
    for (const other of letters) typos.add(before + other + letter + after);
  }
  typos.delete(term);
  return [...typos.union(byNeighbour)];
}

/** The words that differ by one letter, the first one included: any other in its place, or one too many. */
export function oneLetterWrong(term: string): string[] {
  if (/\d/.test(term) || term.length < 4 || term.length > 24) return [];
  const letters = /^[a-z]/.test(term) ? 'abcdefghijklmnopqrstuvwxyz' : 'ابتجحخدرزسشصضطعغفقكلمنهوي';
  const near = new Set<string>();
  for (let at = 0; at < term.length; at++) {
    for (const other of ['', ...letters]) near.add(term.slice(0, at) + other + term.slice(at + 1));
  }
  near.delete(term);
  return [...near];
}
