import { sql } from 'drizzle-orm';

import { photos } from '../db/schema/photos.ts';
import type { StoredPhoto } from './photo-files.ts';

/** A row of photos, as JSON. */
export const storedPhoto = sql<StoredPhoto>`json_build_object(
  'key', ${photos.key}, 'widths', ${photos.widths}, 'width', ${photos.width},
  'height', ${photos.height}, 'color', ${photos.color})`;
