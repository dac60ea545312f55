import type { Photo } from '@craftsandore/contract';

/** A photo as the database keeps it. */
export type StoredPhoto = Omit<Photo, 'base'> & { key: string };

export type PhotoFile = { name: string; width: number; format: 'avif' | 'webp' };

/** All files of a photo, the largest last. */
export function photoFiles({ key, widths }: Pick<StoredPhoto, 'key' | 'widths'>): PhotoFile[] {
  return widths.flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => ({
      name: `${key}-${width}.${format}`,
      width,
      format,
    })),
  );
}
