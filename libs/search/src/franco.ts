/** Arabic letters by how they sound, as `fold` leaves them: what Latin letters cannot tell apart has one sound. */
const sounds: Record<string, string> = {
  ...{ ب: 'b', ت: 't', ط: 't', ج: 'g', ح: 'h', ه: 'h', خ: 'x', د: 'd', ض: 'd', ر: 'r', ز: 'z' },
  ...{ س: 's', ص: 's', ش: 'c', ع: '3', غ: 'j', ف: 'f', ق: 'q', ك: 'k', ل: 'l', م: 'm', ن: 'n' },
};
/** Long vowels: written in Arabic, often left out in Latin letters. */
const vowels: Record<string, string> = { ا: 'a', و: 'u', ي: 'i' };

/** The consonants of an Arabic word by their sounds, without the last taa marbuta: what words are found by. */
export function soundOf(term: string): string {
  if (!/^\p{Script=Arabic}+$/u.test(term)) return '';
  const consonants = [...term.replace(/ه$/u, '')].map((letter) => sounds[letter] ?? '').join('');
  return consonants.replace(/(.)\1+/g, '$1');
}

/** What Latin letters and digits may stand for; the longest spelling comes first. */
const spellings: [spelled: RegExp, sounds: string[]][] = [
  [/^(?:sch|sh|ch)/, ['c']],
  [/^kh/, ['x', 'kh']],
  [/^gh/, ['j']],
  [/^th/, ['t']],
  [/^(?:dh|zh)/, ['d', 'z']],
  [/^ph/, ['f']],
  [/^2/, ['', 'q']],
  [/^3/, ['3']],
  [/^4/, ['c']],
  [/^5/, ['x']],
  [/^6/, ['t']],
  [/^7/, ['h']],
  [/^8/, ['q', 'j']],
  [/^9/, ['s', 'q']],
  [/^c/, ['k', 's']],
  [/^z/, ['z', 'd']],
  [/^q/, ['q']],
  [/^k/, ['k', 'q']],
  [/^[jg]/, ['g']],
  [/^x/, ['ks']],
  [/^[pb]/, ['b']],
  [/^[fv]/, ['f']],
  [/^[dhlmnrst]/, []],
];

type Sounding = { consonants: string; spoken: string };
const mostSoundings = 64;

/**
 * How a word in Latin letters may sound in Arabic: its consonants, and the same with the vowels between them.
 * Nothing for what is no word in Latin letters.
 */
function soundings(word: string): Sounding[] {
  if (!/^[a-z0-9]{2,20}$/.test(word) || !/[a-z]/.test(word)) return [];
  let all: Sounding[] = [{ consonants: '', spoken: '' }];
  let rest = word;
  while (rest) {
    const vowel = rest.match(/^(?:[aeiouwy])+/)?.[0];
    if (vowel) {
      all = all.map(({ consonants, spoken }) => ({ consonants, spoken: spoken + vowelsOf(vowel) }));
      rest = rest.slice(vowel.length);
      continue;
    }
    const found = spellings.find(([spelled]) => spelled.test(rest));
    const length = found ? (rest.match(found[0])?.[0].length ?? 1) : 1;
    const letter = rest.slice(0, length);
    const heard = found ? (found[1].length > 0 ? found[1] : [letter]) : null;
    if (!heard) return [];
    all = all.flatMap(({ consonants, spoken }) =>
      heard.map((sound) => ({ consonants: consonants + sound, spoken: spoken + sound })),
    );
    if (all.length > mostSoundings) return [];
    rest = rest.slice(length);
  }
  return all.map(({ consonants, spoken }) => ({
    consonants: consonants.replace(/(.)\1+/g, '$1'),
    spoken: spoken.replace(/([^aiu])\1+/g, '$1'),
  }));
}

/** Vowels as Arabic would write them: ee and y are a long i, oo and w a long u; a stays a. */
const vowelsOf = (spelled: string) =>
  spelled.replace(/[aeiouwy]/g, (vowel) => ({ a: 'a', o: 'u', u: 'u', w: 'u' })[vowel] ?? 'i');

const articles = /^(?:wel|bel|lel|fel|el|il|al)(?=.{3})/;

/** A word, and what it is without an article; a digit says that it is Arabic, where one letter may be attached. */
const detachedOf = (word: string) => [
  ...new Set([
    word,
    word.replace(articles, ''),
    /\d/.test(word) ? word.replace(/^[wbl](?=.{3})/, '') : word,
  ]),
];

/** The sounds that a word in Latin letters is looked up by, and those without what may be attached to it. */
export function soundKeys(word: string): string[] {
  const keys = detachedOf(word).flatMap((reading) => {
    const heard = soundings(reading).map(({ consonants }) => consonants);
    // The t of a taa marbuta is spoken before another word: sa3et 7eita.
    return [...heard, ...heard.filter((key) => key.endsWith('t')).map((key) => key.slice(0, -1))];
  });
  return [...new Set(keys)].filter((key) => key !== '');
}

/**
 * How far a word in Latin letters is from an Arabic one that has the same consonants: 0 where every vowel agrees,
 * one more for each that does not. Infinity where it is another word.
 */
export function francoDistance(word: string, term: string): number {
  // ة is spoken a or e: screw is no سكرية.
  if (/[ouwy]$/.test(word) && term.endsWith('ه')) return Infinity;
  const spoken = [...term.replace(/ه$/u, 'A')]
    .map((letter) => sounds[letter] ?? vowels[letter] ?? letter)
    .join('')
    .replace(/([^aiuA])\1+/g, '$1');
  const distances = detachedOf(word).flatMap((reading, index) =>
    soundings(reading).map((heard) => vowelDistance(heard.spoken, spoken) + (index > 0 ? 0.5 : 0)),
  );
  return Math.min(Infinity, ...distances);
}

/** Without the vowels at its end, of which nobody knows yet what they will be. */
const surePart = (begun: string) => begun.replace(/[aeiouwy]+$/, '');

/**
 * The sounds that begin what a word in Latin letters is on its way to. None where it need not be Arabic: a digit among
 * its letters says so, or three consonants.
 */
export const soundKeysOfBegun = (begun: string): string[] => {
  const shortest = /[a-z]/.test(begun) && /\d/.test(begun) ? 2 : 3;
  return soundKeys(surePart(begun)).filter(({ length }) => length >= shortest);
};

/** `francoDistance` of the beginning of a word, to the nearest beginning of an Arabic one. */
export const francoDistanceOfBegun = (begun: string, term: string): number =>
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
