import { join } from 'node:path';

import type { Env } from '../env.ts';
import { folderImageStore } from './folder-image-store.ts';
import type { ImageStore } from './image-store.ts';
import { s3ImageStore } from './s3-image-store.ts';

/** The path under which the API serves pictures that are in a folder. */
export const imagesPath = '/images';

/** Where pictures are kept, and where browsers find them; the folder is null where a bucket has them. */
export type Images = { store: ImageStore; url: string; folder: string | null };

export function imagesOf(env: Env): Images {
  if ('IMAGES_S3_BUCKET' in env) {
    const store = s3ImageStore({
      endpoint: env.IMAGES_S3_ENDPOINT,
      bucket: env.IMAGES_S3_BUCKET,
      region: env.IMAGES_S3_REGION,
      accessKeyId: env.IMAGES_S3_ACCESS_KEY_ID,
      secretAccessKey: env.IMAGES_S3_SECRET_ACCESS_KEY,
    });
    return { store, url: env.IMAGES_URL, folder: null };
  }
  const folder = join(env.DATA_DIR, 'images');
  return { store: folderImageStore(folder), url: `${env.API_URL}${imagesPath}`, folder };
}
