import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import sharp from 'sharp';

import { ground } from './app/seo/ground.ts';

// Renders all images of the storefront that are no part of a page, from the logo. What it writes is committed: run
// `npm run icons` here after the logo has changed.

const files = fileURLToPath(new URL('public/', import.meta.url));
const logos = fileURLToPath(new URL('../../libs/ui/src/brand/assets/', import.meta.url));

/** Of the side of an app icon; what is further out may be cut off by a round mask. */
const markShare = 0.6;

async function render(logo: string, width: number): Promise<Buffer> {
  // Rendered at a density that makes it larger than wanted, so that it is only ever scaled down.
  const svg = sharp(readFileSync(join(logos, logo)), { density: 72 * Math.ceil(width / 100) });
  return svg
    .resize({ width: Math.round(width) })
    .png()
    .toBuffer();
}

async function onGround(logo: string, logoWidth: number, side: number) {
  const canvas = sharp({ create: { width: side, height: side, channels: 3, background: ground } });
  return canvas
    .composite([{ input: await render(logo, logoWidth) }])
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** An icon file of one image: the oldest kind, still asked for at /favicon.ico by what reads no page. */
function ico(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // of one image
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

mkdirSync(join(files, 'icons'), { recursive: true });
const write = (name: string, content: Buffer) => writeFileSync(join(files, name), content);

write('favicon.ico', ico(await render('mark.svg', 32), 32));
write('apple-touch-icon.png', await onGround('mark.svg', 180 * markShare, 180));
for (const side of [192, 512]) {
  write(`icons/${side}.png`, await onGround('mark.svg', side * markShare, side));
}
