import { z } from 'zod';

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
