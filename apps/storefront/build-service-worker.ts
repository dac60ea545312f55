import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';

/** What pages load only when somebody presses something that works without a connection, by the names of their chunks. */
const laterChunks = ['mini-cart', 'mobile-menu', 'toast-list', 'added-notice', 'saved'];

/** Builds the service worker into one file beside the pages: its name stays, what it holds names their build. */
export async function buildServiceWorker(client: string): Promise<void> {
  const [manifest, ...others] = globSync('assets/manifest-*.js', { cwd: client });
  if (!manifest || others.length > 0) throw new Error(`${client} has not one manifest`);
  const laterFiles = laterChunks.flatMap((name) => withImports(client, chunkNamed(name, client)));

  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      build: JSON.stringify(/manifest-(\w+)/.exec(manifest)?.[1]),
      laterFiles: JSON.stringify([...new Set(laterFiles)].map((file) => `/assets/${file}`)),
    },
    build: {
      outDir: client,
      emptyOutDir: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('service-worker/service-worker.ts', import.meta.url)),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

function chunkNamed(name: string, client: string): string {
  const [file, ...others] = globSync(`${name}-????????.js`, { cwd: join(client, 'assets') });
  if (!file || others.length > 0) throw new Error(`The build has not one chunk ${name}`);
  return file;
}

/** A chunk and those that it cannot run without. */
function withImports(client: string, file: string): string[] {
  const code = readFileSync(join(client, 'assets', file), 'utf8');
  const imported = [...code.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)].map(
    ([, name = '']) => name,
  );
  return [file, ...imported.flatMap((name) => withImports(client, name))];
}
