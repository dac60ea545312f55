import { sql } from 'drizzle-orm';

import { designPhotos } from '../db/schema/catalogue.ts';
import { photos } from '../db/schema/photos.ts';
import type { StoredPhoto } from './photo-files.ts';

const fields = sql`
  'key', ${photos.key}, 'widths', ${photos.widths}, 'width', ${photos.width},
  'height', ${photos.height}, 'color', ${photos.color}`;

/** A row of photos, as JSON. */
export const storedPhoto = sql<StoredPhoto>`json_build_object(${fields})`;

/** A photo with what a design says of it; where that is not shown, it is not read. */
export type StoredDesignPhoto = StoredPhoto & { alt?: string | null; altAr?: string | null };

/** A row of a design's photos, as JSON. */
export const storedDesignPhoto = sql<StoredDesignPhoto>`json_build_object(
  ${fields}, 'alt', ${designPhotos.alt}, 'altAr', ${designPhotos.altAr})`;
