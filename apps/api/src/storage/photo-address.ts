import { photoUrl, type Photo } from '@craftsandore/contract';

import type { photos } from '../db/schema/photos.ts';

export type PhotoRow = typeof photos.$inferSelect;

/** What is needed of one. */
export type Picture = Omit<PhotoRow, 'id' | 'createdAt'>;

/** Turns rows into what the contract calls a photo; only here are picture addresses put together. */
export type PhotoAddress = ReturnType<typeof photoAddress>;

/** @param imagesUrl where browsers find the files of the image store */
export function photoAddress(imagesUrl: string) {
  const photo = ({ key, widths, width, height, color }: Picture): Photo => ({
    base: `${imagesUrl}/${key}`,
    widths,
    width,
    height,
    color,
  });

  return {
    photo,
    /** One address for those who cannot choose among widths: the largest WebP. */
    url: (row: Picture) => photoUrl(photo(row), row.width),
  };
}
