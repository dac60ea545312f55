import type { PhotoStore } from './photo-store.ts';
import { photoFiles } from './photo-files.ts';
import type { DecodedPhoto } from './read-photo.ts';

/** Keeps all files of a photo. Those that are there already are not made again. */
export async function writePhoto(
  store: PhotoStore,
  { photo, encode }: DecodedPhoto,
): Promise<void> {
  for (const file of photoFiles(photo)) {
    if (!(await store.has(file.name))) await store.write(file.name, await encode(file));
  }
}
