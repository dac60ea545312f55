/** Folded Arabic letters by their sounds. Letters that Latin spelling cannot tell apart share one. */
const sounds: Record<string, string> = {
  ...{ ب: 'b', ت: 't', ط: 't', ج: 'g', ح: 'h', ه: 'h', خ: 'x', د: 'd', ض: 'd', ر: 'r', ز: 'z' },
  ...{ س: 's', ص: 's', ش: 'c', ع: '3', غ: 'j', ف: 'f', ق: 'q', ك: 'k', ل: 'l', م: 'm', ن: 'n' },
};
/** Long vowels, which Arabic writes and Latin letters often leave out. */
const vowels: Record<string, string> = { ا: 'a', و: 'u', ي: 'i' };

/** The sounds of the consonants of an Arabic word, without a taa marbuta at its end: what words are looked up by. */
export function soundOf(term: string): string {
  if (!/^\p{Script=Arabic}+$/u.test(term)) return '';
  const consonants = [...term.replace(/ه$/u, '')].map((letter) => sounds[letter] ?? '').join('');
  return consonants.replace(/(.)\1+/g, '$1');
}

/** What a word is looked up by: its sound, also as those hear it who write an a for the ع: malaka. */
export const soundsOf = (term: string): string[] => {
  const sound = soundOf(term);
  return [...new Set([sound, sound.replaceAll('3', '').replace(/(.)\1+/g, '$1')])].filter(Boolean);
};

/** The same with its vowels; A for the taa marbuta. */
export const spokenOf = (term: string): string =>
  [...term.replace(/ه$/u, 'A')]
    .map((letter) => sounds[letter] ?? vowels[letter] ?? letter)
    .join('')
    .replace(/([^aiuA])\1+/g, '$1');
