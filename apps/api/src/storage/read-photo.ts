import { createHash } from 'node:crypto';

import sharp, { type Metadata, type Sharp } from 'sharp';

import type { PhotoSize } from '@craftsandore/contract';

import { Problem } from '../problem.ts';
import type { PhotoFile, StoredPhoto } from './photo-files.ts';

// What a file calls itself does not count: libvips looks at its content, and may know these formats only.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`),
});

/** Pixels. A small file may claim to be a huge photo, whose pixels would fill the memory. */
const maxSide = 10_000;
const maxMillions = 40;
/** Of one that has to be decoded whole before its first line is known, or with twice the bytes a pixel. */
const maxMillionsAtOnce = 16;

/**
 * Pixels; of these a photo gets all that are narrower than itself, and its own width. Most phones are 720 or 1080 pixels
 * wide: of each there is a whole and a half one, with some to spare.
 */
const ladder = [180, 360, 540, 760, 1080, 1600];
const widest = 2000;

/** Part of every name: raised when the settings below change, so that old names keep their content. */
const recipe = 'photo-2';

export type DecodedPhoto = {
  photo: StoredPhoto;
  encode: (file: PhotoFile) => Promise<Buffer>;
};

const encoders = {
  avif: (photo: Sharp) => photo.avif({ quality: 50, effort: 1 }),
  webp: (photo: Sharp) => photo.webp({ quality: 78, effort: 2 }),
};

/** The name of a photo's files, without width and format. */
export const photoKey = (source: Uint8Array): string => keyOf(recipe, source);

export const keyOf = (recipe: string, source: Uint8Array): string =>
  createHash('sha256').update(recipe).update(source).digest('hex').slice(0, 32);

export async function readPhoto(source: Uint8Array, atLeast?: PhotoSize): Promise<DecodedPhoto> {
  const { upright, width, height } = await decode(source, atLeast);
  const widths = [...ladder.filter((step) => step < width), width];
  return {
    photo: { key: photoKey(source), widths, width, height, color: await colorOf(upright) },
    encode: ({ width, format }) => encoders[format](upright.clone().resize(width)).toBuffer(),
  };
}

/**
 * Decodes a photo to its last pixel. It comes out upright, in sRGB and without metadata.
 * @throws Problem for what is no photo, half of one, one of too many pixels, or one that is not `atLeast` so large.
 */
export async function decode(source: Uint8Array, atLeast?: PhotoSize) {
  const claimed = await sharp(source, { limitInputPixels: false }).metadata().catch(unreadable);
  const millions = mayHaveMillions(claimed);
  const { width: claimedWidth, height: claimedHeight } = claimed;
  if (
    Math.max(claimedWidth, claimedHeight) > maxSide ||
    claimedWidth * claimedHeight > millions * 1_000_000
  ) {
    throw new Problem('image.too_many_pixels', { values: { maximum: maxSide, millions } });
  }

  const { width: uprightWidth, height: uprightHeight } = claimed.autoOrient;
  if (atLeast && (uprightWidth < atLeast.width || uprightHeight < atLeast.height)) {
    throw new Problem('image.too_small', {
      values: {
        width: uprightWidth,
        height: uprightHeight,
        minWidth: atLeast.width,
        minHeight: atLeast.height,
      },
    });
  }

  // Decoded once for all files. Many cameras write what libvips warns of; only errors count.
  const { data, info } = await sharp(source, { failOn: 'error' })
    .timeout({ seconds: 20 })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: widest, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable);
  const { width, height } = info;
  return { upright: sharp(data, { raw: info }), width, height };
}

const mayHaveMillions = ({ format, isProgressive, depth }: Metadata): number =>
  format === 'heif' || isProgressive || depth !== 'uchar' ? maxMillionsAtOnce : maxMillions;

function unreadable(): never {
  throw new Problem('image.unreadable');
}

export async function colorOf(photo: Sharp): Promise<string> {
  const pixel = await photo.clone().flatten({ background: 'white' }).resize(1, 1).raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}
