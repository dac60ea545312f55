// A map: as an object it would know words such as "constructor", too.
const irregular = new Map([
  ['knives', 'knife'],
  ['shelves', 'shelf'],
  ['loaves', 'loaf'],
  ['leaves', 'leaf'],
  ['halves', 'half'],
  ['wives', 'wife'],
  ['children', 'child'],
  ['mice', 'mouse'],
  ['feet', 'foot'],
]);

/** The singular, by rules that produce no other words: boards, boxes, dishes, cherries, potatoes, knives. */
export function singular(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  const known = irregular.get(word);
  if (known) return known;
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:[cs]h|x|ss|zz|o)es$/.test(word) && word.length > 4) return word.slice(0, -2);
  if (/[^sui]s$/.test(word)) return singular(word.slice(0, -1));
  return word;
}
