import { fileURLToPath } from 'node:url';

const photos = new URL('../../../api/src/seed/catalogue/photos/', import.meta.url);

/** The path of a photo of the sample catalogue, to be uploaded. */
export function aPhoto(name: 'olive-cups-2' | 'beech-phone-stand-1' | 'cat-gifts-sets'): string {
  return fileURLToPath(new URL(`${name}.webp`, photos));
}
