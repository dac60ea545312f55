import type { Shop } from './shop.ts';

/** The names of all files of the photos that are shown; in the drills only categories have any. */
export async function photosShown({ query }: Shop): Promise<string[]> {
  const photos = await query<{ key: string; widths: number[] }>(
    'select key, widths from photos where id in (select photo_id from categories)',
  );
  return photos.flatMap(({ key, widths }) =>
    widths.flatMap((width) => ['avif', 'webp'].map((format) => `${key}-${width}.${format}`)),
  );
}
