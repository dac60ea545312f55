import { fileURLToPath } from 'node:url';

import { folderPhotoStore } from '../storage/folder-photo-store.ts';
import type { StoredPhoto } from '../storage/photo-files.ts';
import { photoKey, readPhoto, type DecodedPhoto } from '../storage/read-photo.ts';

const folder = new URL('../../../../node_modules/.cache/craftsandore-pictures', import.meta.url);
const cache = folderPhotoStore(fileURLToPath(folder));

/** Where nothing may be written, the next start takes as long as this one. */
const remember = (name: string, content: Buffer) =>
  cache.write(name, content).catch(() => undefined);

/** Reads a photo of the sample catalogue. What it came to is remembered: encoding them all takes a minute. */
export async function readSamplePhoto(source: Buffer): Promise<DecodedPhoto> {
  let photo: Promise<DecodedPhoto> | undefined;
  const decoded = () => (photo ??= readPhoto(source));

  async function describe(): Promise<StoredPhoto> {
    const name = `${photoKey(source)}.json`;
    if (await cache.has(name)) return JSON.parse(String(await cache.read(name)));
    const { photo } = await decoded();
    await remember(name, Buffer.from(JSON.stringify(photo)));
    return photo;
  }

  return {
    photo: await describe(),

    async encode(file) {
      if (await cache.has(file.name)) return cache.read(file.name);
      const content = await (await decoded()).encode(file);
      await remember(file.name, content);
      return content;
    },
  };
}
