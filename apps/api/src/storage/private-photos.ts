import { createHmac, timingSafeEqual } from 'node:crypto';

import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

import type { Database } from '../db/client.ts';
import { photos } from '../db/schema/photos.ts';
import { Problem } from '../problem.ts';
import { isPrivateKey, photoFiles } from './photo-files.ts';
import type { PhotoStore } from './photo-store.ts';

const path = '/private-images';

/** An address opens for one to two of these, and is the same until the next begins: who reads a list again loads no photo again. */
const hour = 60 * 60 * 1000;

export type PrivateAddresses = ReturnType<typeof createPrivateAddresses>;

/** What lets its bearer see a photo that is not public for a while: whom we tell it to may see the photo. */
export function createPrivateAddresses(apiUrl: string, secret: string) {
  const signatureOf = (said: string) =>
    createHmac('sha256', secret).update('private photo ').update(said).digest('base64url');

  return {
    /** As `base` of a photo. Nothing in it tells the name of the files. */
    baseOf(photoId: number): string {
      const said = `${photoId}.${(Math.floor(Date.now() / hour) + 2) * hour}`;
      return `${apiUrl}${path}/${said}.${signatureOf(said)}`;
    },

    /** The photo and the end of its file's name; null where the address is none of ours, or not any more. */
    read(file: string): { photoId: number; ending: string } | null {
      const [, said, id, end, signature = '', ending] =
        /^((\d{1,9})\.(\d{1,15}))\.([\w-]{43})(-\d+\.(?:avif|webp))$/.exec(file) ?? [];
      if (!said || !ending || Number(end) < Date.now()) return null;
      const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(said)));
      return isOurs ? { photoId: Number(id), ending } : null;
    },
  };
}

type Options = { db: Database; store: PhotoStore; addresses: PrivateAddresses };

/** Serves photos that are not public, from a folder and from a bucket alike, to who was told their address. */
async function privatePhotos(app: FastifyInstance, { db, store, addresses }: Options) {
  app.get<{ Params: { file: string } }>(`${path}/:file`, async ({ params }, reply) => {
    const read = addresses.read(params.file);
    const [photo] = read ? await db.select().from(photos).where(eq(photos.id, read.photoId)) : [];
    const file =
      photo && isPrivateKey(photo.key)
        ? photoFiles(photo).find(({ name }) => name === photo.key + read?.ending)
        : undefined;
    if (!file) throw new Problem('request.not_found');
    reply.headers({
      'cache-control': 'private, no-store',
      // The two frontends may be on other sites.
      'cross-origin-resource-policy': 'cross-origin',
    });
    return reply.type(`image/${file.format}`).send(await store.read(file.name));
  });
}

export default fp(privatePhotos, { name: 'private-photos', dependencies: ['problems'] });
