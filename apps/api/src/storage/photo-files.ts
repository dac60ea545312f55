import { randomBytes } from 'node:crypto';

import { logoFile, markFile, markSides, type Photo } from '@craftsandore/contract';

/** A photo as the database keeps it. */
export type StoredPhoto = Omit<Photo, 'base'> & { key: string };

export type PhotoFile = { name: string; width: number; format: 'avif' | 'webp' };

type Keyed = Pick<StoredPhoto, 'key' | 'widths'>;

/** All files of a photo, the largest last. */
export function photoFiles({ key, widths }: Keyed): PhotoFile[] {
  return widths.flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => ({
      name: `${key}-${width}.${format}`,
      width,
      format,
    })),
  );
}

/** The names of all files that a row stands for: what kind of picture it is stands in its key. */
export function fileNames(picture: Keyed): string[] {
  if (picture.key.startsWith('logo-')) {
    return (['webp', 'png', 'share'] as const).map((use) => logoFile(picture, use));
  }
  if (picture.key.startsWith('mark-')) {
    return (['ico', ...markSides] as const).map((side) => markFile(picture, side));
  }
  return photoFiles(picture).map(({ name }) => name);
}

export const privatePrefix = 'private-';
const secretBytes = 16;

/** Of a photo that nobody let in: its files are served to nobody by their name, which nobody can guess. */
export const isPrivateKey = (key: string): boolean => key.startsWith(privatePrefix);

/** Another one each time. */
export const privateKeyOf = (publicKey: string): string =>
  `${privatePrefix}${publicKey}-${randomBytes(secretBytes).toString('hex')}`;

export const publicKeyOf = (key: string): string =>
  isPrivateKey(key) ? key.slice(privatePrefix.length, -1 - 2 * secretBytes) : key;

/** Whether one of these was made of the same file. */
export const isAmong = ({ key }: Pick<StoredPhoto, 'key'>, kept: { key: string }[]): boolean =>
  kept.some((photo) => publicKeyOf(photo.key) === publicKeyOf(key));
