import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  areTwoLettersApart,
  beforePrepositions,
  brokenFormsOf,
  formsOf,
  francoDistance,
  francoDistanceOfPrefix,
  headsOf,
  highlight,
  isList,
  isOptional,
  isSmall,
  oneLetterWrong,
  onOtherLayout,
  detachedForms,
  typosOf,
  soundKeys,
  soundKeysOfPrefix,
  soundOf,
  soundsOf,
  spellingsOf,
  splitsOf,
  tellingWords,
  words,
} from './index.ts';

test.each([
  ['وقهوه', 'قهوه'],
  ['بمقابض', 'مقابض'],
  ['للبن', 'بن'],
  ['للعب', 'لعب'],
  ['عالطاوله', 'طاوله'],
  ['وعالطاوله', 'طاوله'],
])('%s may be %s', (term, reading) => {
  expect(detachedForms(term)).toContain(reading);
});

test.each([
  ['شماعه', 'شماعات'],
  ['كوب', 'كوبين'],
  ['شمعدانات', 'شمعدان'],
  ['ملعقه', 'ملعقتي'],
])('%s and %s are one word in two numbers', (one, other) => {
  expect(formsOf(one)).toContain(other);
});

test.each([
  ['زيت', 'زيتون'],
  ['صيني', 'صينيه'],
  ['تمرين', 'تمر'],
  ['لبن', 'بن'],
  ['عالميه', 'ميه'],
  ['سلطاني', 'سلطانيات'],
])('%s is never %s', (one, other) => {
  expect([...formsOf(one), ...detachedForms(one)]).not.toContain(other);
});

test('knows broken plurals both ways', () => {
  expect(brokenFormsOf(words('صينية')[0] ?? '')).toContain('صواني');
  expect(brokenFormsOf('صواني')).toContain('صينيه');
  expect(brokenFormsOf('قهوه')).toEqual([]);
});

test.each([
  ['g,p', 'لوح'],
  ["sg'hkdm", 'سلطانية'],
  ['لاخصم', 'bowl'],
  ['فقشغ', 'tray'],
])('%s comes from the keys of %s', (typed, meant) => {
  expect(onOtherLayout(typed)).toBe(meant);
});

test.each(['', '123', 'لوح board', '!!!', 'm3l2a'])('"%s" has no other layout', (text) => {
  expect(onOtherLayout(text)).toBeNull();
});

test.each([
  ['ma3la2a', 'معلقه'],
  ['ta2tee3', 'تقطيع'],
  ['shamma3a', 'شماعه'],
  ['7amel', 'حامل'],
  ['sa3et', 'ساعه'],
  ['el3eish', 'عيش'],
])('%s sounds like %s', (latin, arabic) => {
  expect(soundKeys(latin)).toContain(soundOf(arabic));
  expect(francoDistance(latin, arabic)).toBeLessThanOrEqual(1);
});

test.each(['maalaka', 'malaka', 'm3l2a'])('%s is looked up as a spoon', (latin) => {
  expect(soundKeys(latin).some((key) => soundsOf('معلقه').includes(key))).toBe(true);
  expect(francoDistance(latin, 'معلقه')).toBeLessThanOrEqual(0.5);
});

test.each([
  ['cloak', 'كلوك'],
  ['beard', 'بورد'],
  ['boat', 'بيت'],
  ['laptop', 'طبله'],
  ['screw', 'سكريه'],
  ['wheel', 'حلل'],
])('%s is no %s', (latin, arabic) => {
  expect(francoDistance(latin, arabic)).toBeGreaterThan(0.5);
});

test.each([
  ['ma3la', 'معلقه'],
  ['ma3', 'معلقه'],
  ['siney', 'صينيه'],
  ['tabley', 'طبليه'],
])('%s may be on its way to %s', (begun, term) => {
  expect(francoDistanceOfPrefix(begun, term)).toBeLessThanOrEqual(0.5);
});

test('what need not be Arabic has to have three consonants', () => {
  expect(soundKeysOfPrefix('phone')).toEqual([]);
  expect(soundKeysOfPrefix('ma3')).toEqual(['m3']);
  expect(soundKeysOfPrefix('siney')).toEqual(['sn']);
  expect(soundKeysOfPrefix('tabley')).toContain(soundOf('طبليه').slice(0, 3));
});

test.each([
  ['spatulla', 'spatula'],
  ['bwol', 'bowl'],
  ['rollimg', 'rolling'],
  ['spise', 'spice'],
  ['morter', 'mortar'],
  ['تقيع', 'تقطيع'],
  ['هوون', 'هون'],
  ['صينبه', 'صينيه'],
])('%s may be a slip for %s', (typed, meant) => {
  expect(typosOf(typed)).toContain(meant);
});

test('takes a letter for left out rather than for another one', () => {
  const slips = typosOf('clok');
  expect(slips.indexOf('clock')).toBeLessThan(slips.indexOf('cook'));
});

test.each([
  ['سماعه', 'شماعه'],
  ['مطرقه', 'مطرحه'],
  ['cloak', 'clock'],
  ['beard', 'board'],
  ['stanmd', 'stand'],
])('%s is near to %s, and no slip for it', (typed, other) => {
  expect(typosOf(typed)).not.toContain(other);
  expect(oneLetterWrong(typed)).toContain(other);
});

test.each([
  ['hamer', 'hammer', true],
  ['choped', 'chopped', true],
  ['gridnig', 'grinding', true],
  ['carvin', 'carving', true],
  ['carvn', 'carving', true],
  ['crvn', 'carving', false],
  ['مقالم', 'مقلمه', true],
  ['lamp', 'table', false],
])('%s is at most two letters from %s: %s', (one, other, isNear) => {
  expect(areTwoLettersApart(one, other)).toBe(isNear);
  expect(areTwoLettersApart(other, one)).toBe(isNear);
});

test('sees two words in one', () => {
  expect(splitsOf('coffeescoop')).toContainEqual(['coffee', 'scoop']);
  expect(splitsOf('bowl')).toEqual([]);
});

test.each([
  ['Sugar bowl with spoon', 'bowl'],
  ['Set of three candle holders', 'holder'],
  ['طقم ثلاث ملاعق طهي', 'ملاعق'],
  ['حامل سكاكين لست سكاكين', 'حامل'],
])('%s is a %s', (name, head) => {
  expect(headsOf(name)).toEqual([head]);
});

test.each([
  ['صندوق للجزم في المدخل', ['صندوق للجزم', 'صندوق']],
  ['علبة فى الدرج', ['علبة']],
  ['a stand for the desk', ['a stand']],
  ['علبة الملح والفلفل', ['علبة الملح']],
  ['في البيت', []],
  ['لوح خشب', []],
  ['', []],
])('%s is, without where and what for, %j', (query, starts) => {
  expect(beforePrepositions(query)).toEqual(starts);
});

test.each([
  ['salt, sugar', true],
  ['ملح وسكر', true],
  ['cups and plates', true],
  ['ملح أو سكر', true],
  ['salt sugar', false],
  ['wooden board', false],
])('%s names several things: %s', (query, several) => {
  expect(isList(query)).toBe(several);
});

test('leaves care, packing and what stands beside a thing out of descriptions', () => {
  const english = tellingWords(
    'A board for cheese beside the stove. Wash by hand, and oil it once a month. Knives are not included.',
  );
  expect(english).toEqual(expect.arrayContaining(['board', 'cheese']));
  for (const word of ['wash', 'oil', 'knife', 'stove']) expect(english).not.toContain(word);
  const arabic = tellingWords('لوح للأجبان، ويُدهن بالزيت كل شهر. السكاكين للعرض فقط.');
  expect(arabic).toEqual(['لوح', 'اجبان']);
});

test('marks the words that were searched, as they are written', () => {
  const searched = new Set(['صينيه', 'تقديم', 'board']);
  const text = 'صِينيّة تقديم بمقابض';
  const [[start, end] = [0, 0]] = highlight(text, searched);
  expect(text.slice(start, end)).toBe('صِينيّة تقديم');
  expect(highlight('Two Boards, round', searched)).toEqual([[4, 10]]);
  expect(highlight('صينية بمقابض', new Set(['مقابض']))).toEqual([[6, 12]]);
});

test('knows how words are written', () => {
  expect(spellingsOf('القهوة التركية').get('قهوه')).toBe('قهوة');
});

test('knows what says little', () => {
  expect(['the', 'خشب', 'عايزه', 'احط', 'عليها', 'set'].every(isOptional)).toBe(true);
  expect(['board', 'صينيه', '12'].some(isOptional)).toBe(false);
  expect(['the', 'في', 'a'].every(isSmall)).toBe(true);
  expect(['خشب', 'كبير', '5'].some(isSmall)).toBe(false);
});

test('takes any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      onOtherLayout(text);
      headsOf(text);
      beforePrepositions(text);
      isList(text);
      tellingWords(text);
      spellingsOf(text);
      for (const [start, end] of highlight(text, new Set(words(text))))
        expect(start).toBeLessThan(end);
      for (const term of words(text)) {
        [detachedForms, formsOf, soundKeys, typosOf, oneLetterWrong, splitsOf].forEach((of) =>
          of(term),
        );
      }
    }),
    { numRuns: 500 },
  );
});
