import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { ImageStore } from './image-store.ts';

export function folderImageStore(folder: string): ImageStore {
  return {
    has: (name) =>
      access(join(folder, name)).then(
        () => true,
        () => false,
      ),

    async write(name, content) {
      await mkdir(folder, { recursive: true });
      const unfinished = join(folder, `.${randomUUID()}`);
      await writeFile(unfinished, content);
      await rename(unfinished, join(folder, name));
    },
  };
}
