import { createHash } from 'node:crypto';

import { like, notLike, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Raised when pictures are drawn differently: all are then drawn anew, under new names. */
const drawing = 1;

const drawn = `preview-${drawing}-`;
const withOwnLogo = `${drawn}own-`;

const hash = (shown: readonly (string | null)[], length: number) =>
  createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, length);

/** What the names of all pictures with these logos begin with; null for the shop's first ones. */
const beginningOf = (logos: readonly (string | null)[]): string =>
  logos.every((key) => key === null) ? drawn : `${withOwnLogo}${hash(logos, 12)}-`;

/** The name of a preview's files, made from all that they show; of the logos, their keys. */
export const previewKey = (
  shown: readonly (string | null)[],
  logos: readonly (string | null)[],
): string => beginningOf(logos) + hash(shown, 32);

/** Of another version of the program, or with other logos. */
export function isOtherDrawing(key: PgColumn, logos: readonly (string | null)[]): SQL | undefined {
  const beginning = beginningOf(logos);
  const isOther = notLike(key, `${beginning}%`);
  return beginning === drawn ? or(isOther, like(key, `${withOwnLogo}%`)) : isOther;
}
