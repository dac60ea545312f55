import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { convert } from 'fontverter';
import sharp from 'sharp';

import { drawPreview } from './src/modules/previews/draw-preview.ts';

// What it writes is committed: run `npm run preview-assets` here after a font, the logo or the rings have changed, and
// raise `drawing` in preview-key.ts. At run time no SVG may be read (read-photo.ts), and Pango reads no WOFF.

const { resolve } = createRequire(import.meta.url);
const assets = new URL('./src/modules/previews/assets/', import.meta.url);
/** Also of what is printed. */
const fontsFolder = new URL('./src/fonts/', import.meta.url);
const brand = new URL('../../libs/ui/src/brand/assets/', import.meta.url);
/** Of all pages that have no picture of their own. */
const icons = new URL('../storefront/public/icons/', import.meta.url);

const fonts = {
  'el-messiri.ttf': '@fontsource-variable/el-messiri/files/el-messiri-arabic-wght-normal.woff2',
  'marcellus.ttf': '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2',
  'plex-arabic.ttf':
    '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-500-normal.woff2',
  'plex-latin.ttf':
    '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-500-normal.woff2',
};

const width = 1200;
const height = 630;
const wood = '#b37a3c';
const paper = '#f4ede1';
const ringsSize = 620;

for (const [file, source] of Object.entries(fonts)) {
  await writeFile(
    new URL(file, fontsFolder),
    await convert(await readFile(resolve(source)), 'sfnt'),
  );
}

/** Rings in the colour of wood that fade towards their rim, over a lower corner. */
async function corner(left: number) {
  const svg = (await readFile(new URL('rings.svg', brand), 'utf8')).replace('#000', wood);
  const fade = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2">
    <radialGradient id="fade"><stop offset="0.4" stop-opacity="0.4"/><stop offset="0.97" stop-opacity="0"/></radialGradient>
    <rect width="2" height="2" fill="url(#fade)"/></svg>`);
  const mask = await sharp(fade, { density: 72 }).resize(ringsSize, ringsSize).png().toBuffer();
  const rings = await sharp(Buffer.from(svg))
    .resize(ringsSize, ringsSize)
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
  const top = height - ringsSize / 2;
  const seen = await sharp(rings)
    .extract({
      left: Math.max(0, -left),
      top: 0,
      width: Math.min(ringsSize, ringsSize + left, width - left),
      height: ringsSize / 2,
    })
    .toBuffer();
  return { input: seen, left: Math.max(0, left), top };
}

const sheets = [
  { language: 'ar', logo: 'logo-ar.svg', isMirrored: true },
  { language: 'en', logo: 'logo.svg', isMirrored: false },
];
for (const { language, logo, isMirrored } of sheets) {
  const { data, info } = await sharp(new URL(logo, brand).pathname, { density: 300 })
    .resize({ height: 62 })
    .png()
    .toBuffer({ resolveWithObject: true });
  const sheet = await sharp({ create: { width, height, channels: 3, background: paper } })
    .composite([
      await corner(isMirrored ? width - ringsSize / 2 : -ringsSize / 2),
      { input: data, left: isMirrored ? width - 72 - info.width : 72, top: 64 },
    ])
    .webp({ quality: 92 })
    .toBuffer();
  await writeFile(new URL(`sheet.${language}.webp`, assets), sheet);
}

const photo = await readFile(new URL('./src/seed/catalogue/photos/hero.webp', import.meta.url));
const words = {
  ar: { title: 'من الورشة إلى مطبخك', kicker: 'مصنوعة يدويًا في مصر' },
  en: { title: 'From the workshop to your kitchen', kicker: 'Made by hand in Egypt' },
};
for (const locale of ['ar', 'en'] as const) {
  const picture = await drawPreview({ locale, ...words[locale], photo, photoWidth: 660 });
  await writeFile(new URL(`share.${locale}.jpg`, icons), picture);
}
