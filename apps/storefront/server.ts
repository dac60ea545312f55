import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { type Env, readEnv } from './app/server/env.server.ts';

// React decides by it, once, when it is loaded: hence before the site that brings it.
process.env.NODE_ENV ??= 'production';
const { createSite } = await import('./server/site.ts');

const directory = fileURLToPath(new URL('build', import.meta.url));

try {
  const env = readEnv(process.env);
  if (!existsSync(directory)) throw new Error('There is no build yet: run "npm run build" first.');
  await start(env);
} catch (error) {
  fail(error);
}

async function start(env: Env) {
  const { STOREFRONT_HOST: host, STOREFRONT_PORT: port, API_INTERNAL_URL: apiUrl } = env;
  const pageCacheSize = env.PAGE_CACHE_MB * 1024 ** 2;
  const site = await createSite({ directory, apiUrl, pageCacheSize });

  site.on('error', (error: NodeJS.ErrnoException) => {
    const isBusy = error.code === 'EADDRINUSE';
    fail(isBusy ? `Port ${port} is busy: set STOREFRONT_PORT to another.` : error);
  });
  site.listen({ host, port }, () => console.log(`The storefront listens on port ${port}.`));

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      site.close();
      // Browsers keep idle connections open; they would keep the process.
      site.closeIdleConnections();
    });
  }
}

function fail(reason: unknown) {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exit(1);
}
