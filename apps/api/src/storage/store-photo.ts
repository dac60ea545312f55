import { createHash } from 'node:crypto';

import type { Photo } from '@craftsandore/contract';
import sharp, { type Sharp } from 'sharp';

import type { ImageStore } from './image-store.ts';

/** Pixels; of these a picture gets all that are narrower than itself, and its own width. */
const ladder = [320, 640, 1200, 1600];
const widest = 2000;

/** Part of every name: raised when the settings below change, so that old names keep their content. */
const recipe = 'photo-1';

export type StoredPhoto = Omit<Photo, 'base'> & { key: string };

/** The name of a picture's files, without width and format. */
export const photoKey = (source: Buffer): string =>
  createHash('sha256').update(recipe).update(source).digest('hex').slice(0, 32);

/**
 * Decodes a picture and keeps it in several widths as AVIF and WebP, upright and without metadata, under
 * names made from its content. Files that are there already are not made again.
 */
export async function storePhoto(store: ImageStore, source: Buffer): Promise<StoredPhoto> {
  const key = photoKey(source);
  // Decoded once for all of its files.
  const { data, info } = await sharp(source)
    .autoOrient()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const upright = sharp(data, { raw: info });

  const width = Math.min(info.width, widest);
  const height = Math.round((info.height * width) / info.width);
  const widths = [...ladder.filter((step) => step < width), width];

  for (const step of widths) {
    const resized = upright.clone().resize(step);
    const files = {
      [`${key}-${step}.avif`]: () => resized.clone().avif({ quality: 50, effort: 1 }).toBuffer(),
      [`${key}-${step}.webp`]: () => resized.clone().webp({ quality: 78, effort: 2 }).toBuffer(),
    };
    for (const [name, encode] of Object.entries(files)) {
      if (!(await store.has(name))) await store.write(name, await encode());
    }
  }

  return { key, widths, width, height, color: await averageColor(upright) };
}

async function averageColor(picture: Sharp): Promise<string> {
  const pixel = await picture
    .clone()
    .flatten({ background: 'white' })
    .resize(1, 1)
    .raw()
    .toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}
