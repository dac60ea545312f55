type PhotoFiles = { base: string; widths: readonly number[] };

/** The WebP file at the smallest width that is at least `width` pixels, or the largest. */
export function photoUrl(photo: PhotoFiles, width: number): string {
  const fitting = photo.widths.find((candidate) => candidate >= width) ?? photo.widths.at(-1);
  return `${photo.base}-${fitting}.webp`;
}

/** A `srcset` of one format. */
export function photoSrcSet(photo: PhotoFiles, format: 'avif' | 'webp'): string {
  return photo.widths.map((width) => `${photo.base}-${width}.${format} ${width}w`).join(', ');
}
