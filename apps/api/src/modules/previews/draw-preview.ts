import { previewSize } from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';
import sharp, { type OverlayOptions } from 'sharp';
import { fileURLToPath } from 'node:url';

import { drawText, type TextStyle } from './draw-text.ts';
import { fitLines } from './fit-lines.ts';

/** Pixels. */
const margin = 72;
const { width, height } = previewSize;
const wood = '#b37a3c';
const muted = '#665546';
const ink = '#2a1e16';
const paper = '#f4ede1';
/** Multiplied with a photo, as on the shop's tiles. */
const tileUnder = '#f6eee2';

/** A short name is written large; a long one smaller, in more lines. */
const sizes = [
  { size: 76, lines: 2 },
  { size: 60, lines: 3 },
];

/** Of the size, between lines: El Messiri brings more room of its own than a title needs. */
const leading = { ar: -0.3, en: 0.08 };

export type Preview = {
  locale: Locale;
  title: string;
  /** A line above the title. */
  kicker?: string | undefined;
  /** In any format that photos are kept in; without one the title has all the room. */
  photo: Buffer | null;
  /** Of the picture's width; a wide photo takes more. */
  photoWidth: number;
  /** Of the shop's own; without one the sheet has its first one. */
  logo?: Buffer | null | undefined;
};

/** What a shared link shows: a title on the shop's paper, and a photo at the end of the line. */
export async function drawPreview(preview: Preview): Promise<Buffer> {
  const { locale, title, kicker, photo, logo } = preview;
  const isMirrored = locale === 'ar';
  const photoWidth = photo ? preview.photoWidth : 0;
  const room = width - photoWidth - margin * (photo ? 1.7 : 2);
  const fromStart = (inset: number, own: number) =>
    Math.round(isMirrored ? width - inset - own : inset);

  const layers: OverlayOptions[] = [];
  if (logo) layers.push(...(await instead(logo, (own) => fromStart(margin, own))));
  if (photo) {
    const left = isMirrored ? 0 : width - photoWidth;
    layers.push({ input: await panel(photo, photoWidth), left, top: 0 });
  }
  const drawn = await drawTitle(title, locale, Math.round(room));
  const above = kicker && (await drawKicker(kicker, locale, Math.round(room)));
  // Its middle is a little under that of the picture: the logo is above.
  const block = drawn.height + (above ? above.height + 28 : 0);
  let top = Math.round(Math.min(height / 2 + 50 - block / 2, height - margin - block));
  if (above) {
    layers.push({ input: above.input, left: fromStart(margin, above.width), top });
    top += above.height + 28;
  }
  layers.push({ input: drawn.input, left: fromStart(margin, drawn.width), top });
  const line = { width: 64, height: 4, channels: 3, background: wood } as const;
  layers.push({
    input: { create: line },
    left: fromStart(margin, line.width),
    top: Math.min(top + drawn.height + 32, height - 24),
  });

  const sheet = fileURLToPath(new URL(`./assets/sheet.${locale}.webp`, import.meta.url));
  return sharp(sheet).composite(layers).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}

/** Where the sheet has the shop's first logo. */
const logoRoom = { width: 400, height: 62, top: 64 };

/** A logo over the sheet's, which paper covers. */
async function instead(logo: Buffer, leftOf: (ownWidth: number) => number) {
  const { width: roomWidth, height: roomHeight, top } = logoRoom;
  const { data, info } = await sharp(logo)
    .resize({ width: roomWidth, height: roomHeight, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const cover = {
    width: roomWidth,
    height: roomHeight + 4,
    channels: 3,
    background: paper,
  } as const;
  return [
    { input: { create: cover }, left: leftOf(roomWidth), top: top - 2 },
    { input: data, left: leftOf(info.width), top },
  ];
}

const panel = (photo: Buffer, panelWidth: number) =>
  sharp(photo)
    .resize(panelWidth, height, { fit: 'cover' })
    .flatten({ background: 'white' })
    .composite([{ input: { create: tileOf(panelWidth) }, blend: 'multiply' }])
    .png({ compressionLevel: 1 })
    .toBuffer();

const tileOf = (width: number) => ({ width, height, channels: 3, background: tileUnder }) as const;

async function drawTitle(title: string, locale: Locale, room: number) {
  const styleOf = ({ size }: (typeof sizes)[number]): TextStyle => ({
    ...{ locale, size, color: ink },
    spacing: Math.round(size * leading[locale]),
    face: 'display',
  });
  let drawn = null;
  for (const step of sizes) {
    const style = styleOf(step);
    const lines = await fitLines(title, { width: room, lines: step.lines }, widthIn(style));
    drawn = await drawText(lines, style);
    if (!lines.some((line) => line.endsWith('…'))) return drawn;
  }
  if (!drawn) throw new Error('There is no size to draw a title in');
  return drawn;
}

async function drawKicker(text: string, locale: Locale, room: number) {
  const style: TextStyle = { locale, face: 'text', size: 30, color: muted };
  return drawText(await fitLines(text, { width: room, lines: 1 }, widthIn(style)), style);
}

const widthIn = (style: TextStyle) => async (text: string) => (await drawText([text], style)).width;
