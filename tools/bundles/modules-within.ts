import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { normalizePath } from 'vite';

/**
 * For the chunks of a Vite config at `base`: whether a module is one of these files or in one of these folders. A path
 * that has moved fails the build.
 */
export function modulesWithin(base: string) {
  return (...paths: string[]) => {
    const roots = paths.map((path) => {
      const root = fileURLToPath(new URL(path, base));
      if (!existsSync(root)) throw new Error(`${path} has moved, and with it a chunk of the build`);
      return normalizePath(root);
    });
    return (id: string) => roots.some((root) => id.startsWith(root));
  };
}
