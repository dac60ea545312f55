import { photoUrl, type Photo } from '@craftsandore/contract';

import type { photos } from '../db/schema/photos.ts';
import { isPrivateKey, type StoredPhoto } from './photo-files.ts';
import type { PrivateAddresses } from './private-photos.ts';

export type PhotoRow = typeof photos.$inferSelect;

/** Turns rows into what the contract calls a photo; only here are photo URLs put together. */
export type PhotoUrls = ReturnType<typeof createPhotoUrls>;

/** @param imagesUrl where browsers find the files of the image store */
export function createPhotoUrls(imagesUrl: string, privateAddresses: PrivateAddresses) {
  const photo = ({ key, widths, width, height, color }: StoredPhoto): Photo => ({
    base: `${imagesUrl}/${key}`,
    widths,
    width,
    height,
    color,
  });

  return {
    photo,
    /** For its author and staff alone, as long as it is not public. */
    forFew: (row: PhotoRow): Photo =>
      isPrivateKey(row.key) ? { ...photo(row), base: privateAddresses.baseOf(row.id) } : photo(row),
    /** Of what a shared link shows, without language and ending, once it is drawn. */
    preview: (key: string | null) => (key ? `${imagesUrl}/${key}` : undefined),
    /** One URL for those who cannot choose among widths: the largest WebP. */
    url: (row: StoredPhoto) => photoUrl(photo(row), row.width),
  };
}
