/** The keys of the US and the Arabic (101) keyboard; لا is one key. */
const keys: [latin: string, arabic: string][] = [
  ...pair('`qwertyuiop[]', 'ذضصثقفغعهخحجد'),
  ...pair("asdfghjkl;'", 'شسيبلاتنمكط'),
  ...pair('zxcvnm,./', 'ئءؤرىةوزظ'),
  ['b', 'لا'],
];
/** With Shift, where that is no capital letter's key. */
const shifted: [latin: string, arabic: string][] = [
  ...pair('YHN', 'إأآ'),
  ['T', 'لإ'],
  ['G', 'لأ'],
  ['B', 'لآ'],
];

function pair(latin: string, arabic: string): [string, string][] {
  return [...latin].map((key, at) => [key, arabic.charAt(at)]);
}

const toArabic = new Map([...keys, ...shifted]);
const toLatin = new Map(
  [...keys, ...shifted].map(([latin, arabic]) => [arabic, latin.toLowerCase()]),
);

/** What the same keys would have written on the other layout; null for text of both scripts, of none, or with digits inside words. */
export function onOtherLayout(text: string): string | null {
  // m3l2a: there the digits are letters.
  if (/[a-z]\d+[a-z]/i.test(text)) return null;
  const isLatin = /[a-z]/i.test(text);
  if (isLatin === /\p{Script=Arabic}/u.test(text)) return null;
  if (isLatin) {
    return [...text]
      .map((key) => toArabic.get(key) ?? toArabic.get(key.toLowerCase()) ?? key)
      .join('');
  }
  // لا first, because it is written by one key.
  return text.replace(/ل[اأإآ]|./gsu, (letters) => {
    const known = toLatin.get(letters);
    return known ?? [...letters].map((letter) => toLatin.get(letter) ?? letter).join('');
  });
}
