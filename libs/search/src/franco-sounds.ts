/** The sounds of Latin letters and digits; the longest spelling comes first. */
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

/** One way to pronounce a word: its consonants, and the same with the vowels between them. */
type Sounding = { consonants: string; spoken: string };

const maxSoundings = 64;

/** How a word in Latin letters may sound in Arabic; nothing for other words. */
export function soundings(word: string): Sounding[] {
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
    if (all.length > maxSoundings) return [];
    rest = rest.slice(length);
  }
  return all.map(({ consonants, spoken }) => ({
    consonants: consonants.replace(/(.)\1+/g, '$1'),
    spoken: spoken.replace(/([^aiu])\1+/g, '$1'),
  }));
}

/** Vowels as Arabic would write them: ee and y are a long i, oo and w a long u. */
const vowelsOf = (spelled: string) =>
  spelled.replace(/[aeiouwy]/g, (vowel) => ({ a: 'a', o: 'u', u: 'u', w: 'u' })[vowel] ?? 'i');

const articles = /^(?:wel|bel|lel|fel|el|il|al)(?=.{3})/;

/** A word, also without an article; a digit says that it is Arabic, and that a letter may be attached. */
export const detachedFranco = (word: string) => [
  ...new Set([
    word,
    word.replace(articles, ''),
    /\d/.test(word) ? word.replace(/^[wbl](?=.{3})/, '') : word,
  ]),
];

/** The sounds to look a word in Latin letters up by, also without what may be attached to it. */
export function soundKeys(word: string): string[] {
  const keys = detachedFranco(word).flatMap((form) => {
    const heard = soundings(form).map(({ consonants }) => consonants);
    // The t of a taa marbuta is spoken before another word: sa3et 7eita.
    return [...heard, ...heard.filter((key) => key.endsWith('t')).map((key) => key.slice(0, -1))];
  });
  return [...new Set(keys)].filter((key) => key !== '');
}

/** Without the vowels at its end, which may become others. */
export const surePart = (begun: string) => begun.replace(/[aeiouwy]+$/, '');

/** As Arabic words in -iya are typed half: siney, seniy. */
const isOnWayToIya = (begun: string) => /[^aeiouwy][ei]+y$/.test(begun);

/** The sounds that an unfinished word in Latin letters starts with. It may be Arabic with a digit, on its way to -iya, or with three consonants. */
export const soundKeysOfPrefix = (begun: string): string[] => {
  const isArabic = (/[a-z]/.test(begun) && /\d/.test(begun)) || isOnWayToIya(begun);
  const minLength = isArabic ? 2 : 3;
  return soundKeys(surePart(begun)).filter(({ length }) => length >= minLength);
};
