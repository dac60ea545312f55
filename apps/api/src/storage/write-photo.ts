import type { PhotoStore } from './photo-store.ts';
import { photoFiles } from './photo-files.ts';
import type { DecodedPhoto } from './read-photo.ts';

/** Keeps all files of a photo. Those that are there already are not made again. */
export const writePhoto = (store: PhotoStore, { photo, encode }: DecodedPhoto): Promise<void> =>
  writeFiles(
    store,
    photoFiles(photo).map((file) => ({ name: file.name, draw: () => encode(file) })),
  );

export type DrawnFile = { name: string; draw: () => Promise<Buffer> };

export async function writeFiles(store: PhotoStore, files: DrawnFile[]): Promise<void> {
  for (const { name, draw } of files) {
    if (!(await store.has(name))) await store.write(name, await draw());
  }
}
