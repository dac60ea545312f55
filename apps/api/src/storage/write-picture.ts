import type { ImageStore } from './image-store.ts';
import { photoFiles } from './photo-files.ts';
import type { Picture } from './read-picture.ts';

/** Keeps all files of a picture. Those that are there already are not made again. */
export async function writePicture(store: ImageStore, { photo, encode }: Picture): Promise<void> {
  for (const file of photoFiles(photo)) {
    if (!(await store.has(file.name))) await store.write(file.name, await encode(file));
  }
}
