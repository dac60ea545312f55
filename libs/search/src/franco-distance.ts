import { detachedFranco, soundings, surePart } from './franco-sounds.ts';
import { spokenOf } from './sounds.ts';

/**
 * How far a word in Latin letters is from an Arabic one with the same consonants: 0 where every vowel agrees, one more
 * for each that does not, and a half where an a is written for the ع. Infinity where the consonants differ.
 */
export function francoDistance(word: string, term: string): number {
  // ة is spoken a or e: screw is no سكرية.
  if (/[ouwy]$/.test(word) && term.endsWith('ه')) return Infinity;
  const spoken = spokenOf(term);
  const ways = spoken.includes('3') ? [spoken, spoken.replaceAll('3', 'a')] : [spoken];
  const distances = detachedFranco(word).flatMap((form, index) =>
    soundings(form).flatMap((heard) =>
      ways.map((way, at) => vowelDistance(heard.spoken, way) + (index > 0 ? 0.5 : 0) + at * 0.5),
    ),
  );
  return Math.min(Infinity, ...distances);
}

/** `francoDistance` of an unfinished word, to the nearest beginning of an Arabic one. */
export const francoDistanceOfPrefix = (begun: string, term: string): number =>
  Math.min(...[...term].map((_, at) => francoDistance(surePart(begun), term.slice(0, at + 1))));

/** Walks both words consonant by consonant and weighs the vowels between them. */
function vowelDistance(heard: string, spoken: string): number {
  const split = (text: string) => text.split(/([aiuA]*)/).reduce<string[]>(collect, ['']);
  const [one, other] = [split(heard), split(spoken)];
  const consonants = (parts: string[]) => parts.filter((_, at) => at % 2 === 1).join('');
  const [ours, theirs] = [consonants(one), consonants(other)];
  const isTaaMarbuta = spoken.endsWith('A') && ours === `${theirs}t`;
  if (ours !== theirs && !isTaaMarbuta) return Infinity;
  return other.reduce((sum, written, at) => {
    if (at % 2 === 1) return sum;
    const [vowels = '', isLast] = [one[at], at === other.length - 1];
    // The vowel before that t is the taa marbuta's own.
    if (isLast && isTaaMarbuta)
      return sum + distanceOf(vowels.slice(0, -1), written.slice(0, -1), false);
    return sum + distanceOf(vowels, written, isLast, at === 0);
  }, 0);
}

/** Vowels stand at even places, the consonants between them at odd ones. */
function collect(parts: string[], piece: string): string[] {
  if (/^[aiuA]*$/.test(piece)) parts[parts.length - 1] += piece;
  else for (const consonant of piece) parts.push(consonant, '');
  return parts;
}

function distanceOf(heard: string, written: string, isLast: boolean, isFirst = false): number {
  if (isLast && written.endsWith('A')) {
    // ة is spoken a or e; a word that ends without a vowel is another one.
    return heard === '' ? 2 : distanceOf(heard.slice(0, -1), written.slice(0, -1), false);
  }
  if (written === '') {
    // Short vowels are not written, but at both ends of a word each is.
    if ((isFirst || isLast) && heard !== '') return 1;
    return new Set(heard).size > 1 ? 1 : 0;
  }
  if (heard === '') return isLast ? 1 : 0.5 * written.length;
  // ay and aw are one long vowel; oa and ea are none in Arabic.
  if (/^(.)\1*$/.test(written))
    return /^a?(.)\1*$/.test(heard) && heard.at(-1) === written.at(-1) ? 0 : 1;
  return [...new Set(written)].filter((vowel) => !heard.includes(vowel)).length;
}
