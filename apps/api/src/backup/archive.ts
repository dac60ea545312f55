import { z } from 'zod';

/**
 * An archive is a tar, compressed with gzip, of these entries in this order: the start, the tables as PostgreSQL
 * copies them out (cut into parts), the photo files, the end. Without its end it is not whole.
 */
export const entryNames = {
  start: 'start.json',
  end: 'end.json',
  ofTable: (table: string, part: number) => `tables/${table}/${String(part).padStart(6, '0')}`,
  ofImage: (name: string) => `images/${name}`,
};

export const ArchiveStart = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  schemaVersion: z.string(),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), key: z.array(z.string()) }),
  ),
});
export type ArchiveStart = z.infer<typeof ArchiveStart>;

export const ArchiveEnd = z.object({
  /** SHA-256 of all parts of a table together. */
  checksums: z.record(z.string(), z.string()),
  /** The last number that each sequence has given. */
  sequences: z.record(z.string(), z.string()),
  images: z.int().nonnegative(),
});
export type ArchiveEnd = z.infer<typeof ArchiveEnd>;
