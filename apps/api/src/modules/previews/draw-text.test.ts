import sharp from 'sharp';
import { expect, test } from 'vitest';

import { drawText, type TextStyle } from './draw-text.ts';

const style: TextStyle = { locale: 'ar', face: 'display', size: 60, color: '#000000' };
const widthOf = async (text: string, own: Partial<TextStyle> = {}) =>
  (await drawText([text], { ...style, ...own })).width;

/** Of the columns of the drawing that have ink, how far right their middle is, from 0 to 1. */
async function middleOfInk(lines: string[], own: Partial<TextStyle> = {}) {
  const { input, width } = await drawText(lines, { ...style, ...own });
  const { data, info } = await sharp(input)
    .extractChannel('alpha')
    .extract({ left: 0, top: 0, width, height: 40 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const columns = [...data].flatMap((ink, place) => (ink > 128 ? [place % info.width] : []));
  return columns.reduce((sum, column) => sum + column, 0) / columns.length / info.width;
}

test('Arabic letters are joined: apart, with nothing between them that shows, they are wider', async () => {
  const word = 'ملعقة';
  const apart = [...word].join('\u200c');
  expect(await widthOf(apart)).toBeGreaterThan((await widthOf(word)) * 1.15);
});

test('each script has the face of the shop, and none of the machine', async () => {
  const [display, text] = [
    await widthOf('ملعقة خشب'),
    await widthOf('ملعقة خشب', { face: 'text' }),
  ];
  expect(display).not.toBe(text);
  const latin = { locale: 'en' } as const;
  expect(await widthOf('Spoon', latin)).not.toBe(
    await widthOf('Spoon', { ...latin, face: 'text' }),
  );
});

test('lines stand at the start of their language', async () => {
  const short = (locale: 'ar' | 'en', line: string, long: string) =>
    middleOfInk([line, long], { locale });
  expect(await short('ar', 'خشب', 'لوح تقطيع بمجرى للعصارة')).toBeGreaterThan(0.6);
  expect(await short('en', 'Bowl', 'Carving board with groove')).toBeLessThan(0.4);
});

test('what is no letter, or means something to the drawer, is drawn as it is', async () => {
  expect(await widthOf('<b>&amp;</b>')).toBeGreaterThan(await widthOf('&'));
  await expect(widthOf('a\u0000b\ud800c')).resolves.toBeGreaterThan(0);
});
