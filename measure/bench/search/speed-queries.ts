import { categories, sizes, things, woods } from '../data/words.ts';

const both = (words: readonly (readonly [string, string])[]) => words.flat();
/** Words that many products have. */
export const frequent = [...both(woods), ...both(sizes), ...both(categories), 'خشب', 'wood'];
export const pairs = woods.flatMap(([wood, woodAr], index) => {
  const [thing, thingAr] = things[index] ?? ['', ''];
  return [`${wood} ${thing}`, `${thingAr} ${woodAr}`];
});
/** All the words of a name. */
export const names = pairs.flatMap((pair, index) => [
  `${pair} ${sizes[index % sizes.length]?.[pair.charCodeAt(0) < 128 ? 0 : 1]}`,
]);
/** Not as it is written: in Latin letters, on the wrong layout, with a slip, as one word. */
export const guessed = [
  'ma3la2a',
  'sineya zan',
  'wdkdm',
  'فقشغ',
  'cuting bord',
  'لوحتقطيع',
  'صينبة تقديم',
  'ساعه حايط',
  'coffeetable',
];
/** What nothing is found for. */
export const vain = ['تلفزيون', 'laptop', 'qwertyuiop', 'مطرقة', "' OR '1'='1", '%'];
/** What is not finished. */
export const begun = [
  'ص',
  'صي',
  'صين',
  'لوح تق',
  'w',
  'wal',
  'walnut b',
  'ma3',
  'خش',
  'طقم مع',
  'xyz',
];

/** What narrows a list, alone and together. */
export const filters = [
  ...['woods=olive', 'categoryIds=3&woods=olive,beech', 'minRating=4&inStock=true'],
  ...[
    'minPrice=100&maxPrice=300&woods=oak&sort=price-up',
    'categoryIds=5&minRating=4&sort=best-selling',
  ],
];
