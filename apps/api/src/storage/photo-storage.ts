import { join } from 'node:path';

import type { Env } from '../env.ts';
import { folderPhotoStore } from './folder-photo-store.ts';
import type { PhotoStore } from './photo-store.ts';
import { s3PhotoStore } from './s3-photo-store.ts';

/** The path under which the API serves photos that are in a folder. */
export const photosPath = '/images';

/** Where photos are kept, and where browsers find them; the folder is null where a bucket has them. */
export type Images = { store: PhotoStore; url: string; folder: string | null };

export function photoStorageOf(env: Env): Images {
  if ('IMAGES_S3_BUCKET' in env) {
    const store = s3PhotoStore({
      endpoint: env.IMAGES_S3_ENDPOINT,
      bucket: env.IMAGES_S3_BUCKET,
      region: env.IMAGES_S3_REGION,
      accessKeyId: env.IMAGES_S3_ACCESS_KEY_ID,
      secretAccessKey: env.IMAGES_S3_SECRET_ACCESS_KEY,
    });
    return { store, url: env.IMAGES_URL, folder: null };
  }
  const folder = join(env.DATA_DIR, 'images');
  return { store: folderPhotoStore(folder), url: `${env.API_URL}${photosPath}`, folder };
}
