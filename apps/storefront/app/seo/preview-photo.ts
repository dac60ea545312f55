import { type Photo, photoUrl } from '@craftsandore/contract';

/** Pixels: as wide as previews of shared links and search engines show a photo. */
const previewWidth = 1200;

/** The whole address of a photo of the catalogue at one large size; undefined where there is none. */
export function previewPhoto(
  photo: Photo | null | undefined,
  url: string | null | undefined,
  apiUrl: string,
): string | undefined {
  const address = photo ? photoUrl(photo, previewWidth) : url;
  return address ? new URL(address, apiUrl).href : undefined;
}
