import { reactRouter } from '@react-router/dev/vite';
import { defaultClientConditions, defineConfig } from 'vite';

import { readEnv } from './app/server/env.server.ts';

/** What every page runs on: it changes with our packages, not with our code. */
const packages =
  /\/node_modules\/(clsx|i18next|react|react-dom|react-i18next|react-router|scheduler|zustand)\//;

/** What every page shows, and the few figures of the contract that need no schemas. */
const frame =
  /\/app\/(entry\.client|root|shell\/shop-frame)\.|\/contract\/src\/(digits|largest-\w+|longest|page-count|photo-urls|pounds|price-in-cart|product-sorts|simple-email)\./;

export default defineConfig({
  plugins: [reactRouter()],
  environments: {
    client: {
      resolve: { conditions: ['lean', ...defaultClientConditions] },
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Each takes along what its files need, the uppermost first.
              groups: [
                { name: 'packages', test: packages, priority: 5 },
                { name: 'shop', test: frame, priority: 4 },
                { name: 'ui', test: /\/libs\/ui\/src\//, minShareCount: 6, priority: 3 },
                {
                  name: 'catalog',
                  test: /\/features\/(catalog|home)\//,
                  minShareCount: 2,
                  priority: 2,
                },
                { name: 'forms', test: /\/shop\/use-schema-form\./, priority: 1 },
                // Only whoever talks to the API from the browser needs its client and the shapes of its calls.
                { name: 'wire', test: /\/shop\/calls\.|\/src\/session-api\./ },
              ],
            },
          },
        },
      },
    },
  },
  // Found at once, or the first visit would see pages reload as one package after another turns up.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.{stories,test}.*', '!app/testing/**'] },
  server: { port: readEnv(process.env).STOREFRONT_PORT, strictPort: true },
});
