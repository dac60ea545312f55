import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { PhotoStore } from './photo-store.ts';

export function folderPhotoStore(folder: string): PhotoStore {
  return {
    has: (name) =>
      access(join(folder, name)).then(
        () => true,
        () => false,
      ),

    read: (name) => readFile(join(folder, name)),

    async write(name, content) {
      await mkdir(folder, { recursive: true });
      const unfinished = join(folder, `.${randomUUID()}`);
      try {
        await writeFile(unfinished, content);
        await rename(unfinished, join(folder, name));
      } finally {
        // Left over only where a disk is full.
        await rm(unfinished, { force: true });
      }
    },

    async remove(names) {
      await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}
