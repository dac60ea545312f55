import type { Photo } from './photos.ts';

// Apart from the schema, so that a page that only shows pictures does not load zod.

/** The WebP file at the smallest width that is at least `width` pixels, or the largest. */
export function photoUrl(photo: Photo, width: number): string {
  const fitting = photo.widths.find((candidate) => candidate >= width) ?? photo.widths.at(-1);
  return `${photo.base}-${fitting}.webp`;
}

/** A `srcset` of one format. */
export function photoSrcSet(photo: Photo, format: 'avif' | 'webp'): string {
  return photo.widths.map((width) => `${photo.base}-${width}.${format} ${width}w`).join(', ');
}
