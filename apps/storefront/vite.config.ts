import { basename } from 'node:path';

import { reactRouter } from '@react-router/dev/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

import { readEnv } from './app/server/env.server.ts';

/** What a guest's pages are made of, with React and the router: in one file, because many small ones compress badly. */
const shop = [
  /\/app\/(hydrate|root|shell\/shop-frame)\./,
  /\/app\/(features\/catalog\/product-(grid|tile)|shop\/next-path)\./,
  /\/libs\/ui\/src\/(empty-state|notice\/form-error|product-card|rating-stars|tag)\b/,
  // The figures of the contract that need no schemas.
  /\/libs\/contract\/src\/(digits|limits|page-count|photo-urls|pounds|price-in-cart|product-sorts|simple-email)\./,
];

const sheets = new Map<string, string>();

/** Names a class by words: they compress well, the usual random letters do not. No two files may share a name. */
function generateScopedName(name: string, file: string): string {
  const sheet = basename(file, '.module.css');
  const first = sheets.get(sheet) ?? file;
  if (first !== file) throw new Error(`${file} has the name of ${first}, and so would its classes`);
  sheets.set(sheet, file);
  return `${sheet}_${name}`;
}

export default defineConfig({
  plugins: [reactRouter()],
  // One file on the connection that is open already comes sooner than five, which open their own.
  build: { cssCodeSplit: false },
  css: { modules: { generateScopedName } },
  resolve: {
    alias: [
      { find: /^\.\.?\/createLucideIcon\.mjs$/, replacement: '@craftsandore/ui/lean-lucide' },
    ],
  },
  environments: {
    ssr: {
      resolve: {
        conditions: ['lean', ...defaultServerConditions],
        // Bundled, for the alias to count here too.
        noExternal: ['lucide-react'],
      },
    },
    client: {
      resolve: { conditions: ['lean', ...defaultClientConditions] },
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Each takes along what its files need, the uppermost first.
              groups: [
                { name: 'shop', test: (id) => shop.some((part) => part.test(id)), priority: 4 },
                {
                  name: 'showcase',
                  test: /\/(ui\/src\/(carousel\/(?!move)|round-photo|separator)|ui\/src\/later\/lazily|shop\/use-carousel-labels)\b/,
                  priority: 4,
                },
                { name: 'fields', test: /\/ui\/src\/(field|text-field)\//, priority: 4 },
                {
                  name: 'list',
                  test: /\/ui\/src\/(band|page-header|pagination)\/|\/catalog\/(narrowing-fields|product-search|total-count)\.|\/shop\/use-pagination-labels\./,
                  priority: 4,
                },
                { name: 'ui', test: /\/libs\/ui\/src\//, minShareCount: 6, priority: 3 },
                {
                  name: 'catalog',
                  test: /\/app\/(features\/(catalog|home)|seo)\//,
                  minShareCount: 2,
                  priority: 2,
                },
                { name: 'forms', test: /\/shop\/use-schema-form\./, priority: 1 },
                { name: 'orders', test: /\/contract\/src\/order-way\./, priority: 1 },
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
