import { z } from 'zod';

import { maxLength } from './plain/limits.ts';
import { Line } from './values.ts';

/** A photo at several widths. Each file is `<base>-<width>.<avif|webp>` and may be cached for ever. */
export const Photo = z.object({
  base: z.string(),
  /** Pixels, ascending; the last one is the largest there is. */
  widths: z.array(z.int().positive()).min(1),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Average colour as #rrggbb, to stand in until the photo is there. */
  color: z.string(),
});
export type Photo = z.infer<typeof Photo>;

/** What a photo shows, in words, for who cannot see it; missing where nobody has written it. */
export const PhotoWords = z.object({ alt: z.string().optional(), altAr: z.string().optional() });
export type PhotoWords = z.infer<typeof PhotoWords>;

/** A photo of a design. */
export const DesignPhoto = Photo.extend(PhotoWords.shape);
export type DesignPhoto = z.infer<typeof DesignPhoto>;

/** Those words as staff write them: none where they are left empty. */
export const PhotoWordsFields = z.object({
  alt: Line.max(maxLength.photoWords).default(''),
  altAr: Line.max(maxLength.photoWords).default(''),
});
