import { fileURLToPath } from 'node:url';

import { runSite } from '@craftsandore/env/run-site';

import { readEnv } from './app/server/env.server.ts';

// React decides by it, once, when it is loaded: hence before the site that brings it.
process.env.NODE_ENV ??= 'production';
const { createSite } = await import('./http/site.ts');

const directory = fileURLToPath(new URL('build', import.meta.url));

await runSite(() => {
  const env = readEnv(process.env);
  return {
    name: 'The storefront',
    directory,
    host: env.STOREFRONT_HOST,
    port: env.STOREFRONT_PORT,
    portVariable: 'STOREFRONT_PORT',
    create: () =>
      createSite({
        directory,
        apiUrl: env.API_INTERNAL_URL,
        publicUrl: env.STOREFRONT_URL,
        pageCacheSize: env.PAGE_CACHE_MB * 1024 ** 2,
        pagesPerMinute: env.PAGES_PER_MINUTE,
        serviceWorker: env.SERVICE_WORKER,
        imagesUrl: env.IMAGES_URL,
        trustedProxies: env.TRUSTED_PROXIES,
      }),
  };
});
