import { createHash } from 'node:crypto';

/** Raised when pictures are drawn differently: all are then drawn anew, under new names. */
const drawing = 1;

/** What the names of all pictures of this drawing begin with. */
export const currentKeys = `preview-${drawing}-`;

/** The name of a preview's files, made from all that they show. */
export const previewKey = (shown: readonly (string | null)[]): string =>
  currentKeys + createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 32);
