/** Folded number words. Without "one", which says too little and stands everywhere. */
const names: Record<number, string> = {
  2: 'two اتنان اتنين اتنتان اتنتين',
  3: 'three تلات تلاته',
  4: 'four اربع اربعه',
  5: 'five خمس خمسه',
  6: 'six ست سته',
  7: 'seven سبع سبعه',
  8: 'eight تمان تمانيه تماني تمنيه تمن',
  9: 'nine تسع تسعه',
  10: 'ten عشر عشره',
  11: 'eleven احداشر حداشر',
  12: 'twelve dozen دسته اتناشر',
  15: 'fifteen خمستاشر',
  20: 'twenty عشرين عشرون',
};

const values = new Map(
  Object.entries(names).flatMap(([value, words]) =>
    words.split(' ').map((word) => [word, Number(value)] as const),
  ),
);
/** In "twelve", the word for two has other forms. */
const units = new Map([
  ...values,
  ...['اتنا', 'اتني', 'اتنتا', 'اتنتي'].map((word) => [word, 2] as const),
]);

const bare = (word: string) => word.replace(/^[ولب](?=.{2})/u, '');
const valueOf = (word: string) => values.get(word) ?? values.get(bare(word));

/** Number words as digits: عشرة and "ten" are 10, اثنتي عشرة is 12. */
export function withDigits(words: string[]): string[] {
  const written: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const unit = units.get(word) ?? units.get(bare(word));
    if (unit && unit < 10 && /^عشره?$/u.test(words[at + 1] ?? '')) {
      written.push(String(10 + unit));
      at += 1;
    } else {
      written.push(String(valueOf(word) ?? word));
    }
  }
  return written;
}

export const isNumber = (term: string) => /^\d+(?:\.\d+)?$/.test(term);
