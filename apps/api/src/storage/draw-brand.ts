import {
  icoSides,
  logoFile,
  markFile,
  markSides,
  type PhotoSize,
  previewSize,
} from '@craftsandore/contract';
import sharp, { type Sharp } from 'sharp';

import type { StoredPhoto } from './photo-files.ts';
import { colorOf, decode, keyOf } from './read-photo.ts';
import type { DrawnFile } from './write-photo.ts';

/** A picture with all files that it is made into. */
type Drawn = { photo: StoredPhoto; files: DrawnFile[] };

/** The shop's paper, around what stands on no ground of its own. */
const paper = '#f4ede1';
const nothing = { r: 0, g: 0, b: 0, alpha: 0 };

/** Pixels: four times as high as in the header. */
const largestLogo = { width: 1280, height: 160 };
const logoOnShare = { width: 720, height: 260 };

/** Part of every name: raised when the settings below change, so that old names keep their content. */
const recipes = { logo: 'logo-1', mark: 'mark-2' };

/**
 * A logo: for pages, for mails, and on paper for shared links, all without loss but the last.
 * @throws Problem as `decode` does
 */
export async function drawLogo(source: Uint8Array, atLeast: PhotoSize): Promise<Drawn> {
  const { upright } = await decode(source, atLeast);
  const inside = { fit: 'inside', withoutEnlargement: true } as const;
  const { data, info } = await upright
    .clone()
    .resize({ ...largestLogo, ...inside })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  const key = `logo-${keyOf(recipes.logo, source)}`;
  const { width, height } = info;

  return {
    photo: { key, widths: [width], width, height, color: await colorOf(upright) },
    files: [
      {
        name: logoFile({ key }, 'webp'),
        draw: () => sharp(data).webp({ lossless: true }).toBuffer(),
      },
      { name: logoFile({ key }, 'png'), draw: () => Promise.resolve(data) },
      { name: logoFile({ key }, 'share'), draw: () => onPaper(upright) },
    ],
  };
}

async function onPaper(logo: Sharp): Promise<Buffer> {
  const input = await logo
    .clone()
    .resize({ ...logoOnShare, fit: 'inside' })
    .png()
    .toBuffer();
  return sharp({ create: { ...previewSize, channels: 3, background: paper } })
    .composite([{ input }])
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer();
}

/** Of the side of an icon; what is further out may be cut off by a round mask. */
const markShare = 0.6;

/**
 * A mark: every icon that browsers and home screens ask for. One with a ground of its own fills them, another one stands on paper.
 * @throws Problem as `decode` does
 */
export async function drawMark(source: Uint8Array, atLeast: PhotoSize): Promise<Drawn> {
  const { upright, width, height } = await decode(source, atLeast);
  const { isOpaque } = await upright.clone().stats();
  const key = `mark-${keyOf(recipes.mark, source)}`;
  const largest = Math.max(...markSides);
  // What is smaller than the largest icon is drawn larger, and said to be what it is.
  const side = Math.min(width, height, largest);

  const ofSide = (side: number) =>
    upright
      .clone()
      .resize({
        width: side,
        height: side,
        fit: isOpaque ? 'cover' : 'contain',
        background: nothing,
      })
      .png({ compressionLevel: 9 })
      .toBuffer();

  async function icon(side: number): Promise<Buffer> {
    const input = await ofSide(isOpaque ? side : Math.round(side * markShare));
    const ground = { width: side, height: side, channels: 3, background: paper } as const;
    return sharp({ create: ground }).composite([{ input }]).png({ compressionLevel: 9 }).toBuffer();
  }

  return {
    photo: {
      ...{ key, widths: [largest], width: side, height: side },
      color: await colorOf(upright),
    },
    files: [
      {
        name: markFile({ key }, 'ico'),
        draw: async () => ico(await Promise.all(icoSides.map(ofSide))),
      },
      ...markSides.map((side) => ({ name: markFile({ key }, side), draw: () => icon(side) })),
    ],
  };
}

/** An icon file of several images, of the sides `icoSides`. */
function ico(pngs: Buffer[]): Buffer {
  const entryBytes = 16;
  const header = Buffer.alloc(6 + entryBytes * pngs.length);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(pngs.length, 4);
  let offset = header.length;
  for (const [place, png] of pngs.entries()) {
    const at = 6 + entryBytes * place;
    const side = icoSides[place] ?? 0;
    header.writeUInt8(side, at);
    header.writeUInt8(side, at + 1);
    header.writeUInt16LE(1, at + 4); // colour planes
    header.writeUInt16LE(32, at + 6); // bits a pixel
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pngs]);
}
