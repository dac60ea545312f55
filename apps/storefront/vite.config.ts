import { basename } from 'node:path';

import { modulesWithin } from '@craftsandore/tools/modules-within';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

import { readEnv } from './app/server/env.server.ts';

const env = readEnv(process.env);

const within = modulesWithin(import.meta.url);
const ui = (...folders: string[]) => folders.map((folder) => `../../libs/ui/src/${folder}/`);

/** Loaded when somebody first moves a slide. */
const isSlideMover = within('../../libs/ui/src/carousel/move-slides.ts');
/** A guest's pages, with React and the router. */
const isOfGuests = within(
  './app/hydrate.tsx',
  './app/root.tsx',
  './app/storefront.tsx',
  './app/shell/shell.tsx',
  './app/shell/later-part.tsx',
  './app/features/catalogue/list/product-grid.tsx',
  './app/features/catalogue/list/product-tile.tsx',
  './app/navigation/design-in-address.ts',
  './app/session/next-page.ts',
  ...ui('empty-state', 'product-card', 'rating-stars', 'tag'),
  '../../libs/ui/src/notice/form-error.tsx',
  '../../libs/contract/src/plain/',
);
/** Said only of orders. */
const isOfOrders = within('../../libs/contract/src/plain/order-status.ts');
const isShowcase = within(
  ...ui('carousel', 'round-photo', 'separator'),
  '../../libs/resilience/src/lazily.ts',
  './app/components/use-carousel-labels.ts',
);

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
  environments: {
    // Bundled, or the server would read the files of all icons when it starts.
    ssr: { resolve: { noExternal: ['lucide-react'] } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Each takes along what its files need, the uppermost first.
              groups: [
                {
                  // A guest's pages, with React and the router: in one file, because many small ones compress badly.
                  name: 'storefront',
                  test: (id) => isOfGuests(id) && !isOfOrders(id),
                  priority: 4,
                },
                { name: 'order-status', test: isOfOrders, priority: 4 },
                {
                  name: 'showcase',
                  test: (id) => isShowcase(id) && !isSlideMover(id),
                  priority: 4,
                },
                { name: 'fields', test: within(...ui('field', 'text-field')), priority: 4 },
                {
                  name: 'choices',
                  test: within(...ui('checkbox', 'radio-group', 'select')),
                  priority: 4,
                },
                {
                  name: 'page',
                  test: within(
                    ...ui('band', 'page-header'),
                    './app/features/catalogue/list/products-failure.tsx',
                  ),
                  priority: 4,
                },
                {
                  // Of the photos of a product, also on the whole screen.
                  name: 'zoom',
                  test: within(
                    ...['zoomable-photo.tsx', 'zoom-controls.tsx', 'use-zoom.ts'].map(
                      (name) => `./app/features/catalogue/product/${name}`,
                    ),
                  ),
                  priority: 2.5,
                },
                { name: 'ui', test: within('../../libs/ui/src/'), minShareCount: 10, priority: 3 },
                {
                  // Of the lists: of all products, and of a category.
                  name: 'product-list',
                  test: within(
                    ...ui('pagination'),
                    './app/components/use-pagination-labels.ts',
                    ...['product-list', 'product-filters', 'filter-fields', 'filter-chips'].map(
                      (name) => `./app/features/catalogue/list/${name}.tsx`,
                    ),
                    './app/features/catalogue/list/product-search.ts',
                    './app/features/catalogue/list/total-count.tsx',
                  ),
                  priority: 2.5,
                },
                {
                  // Of the product's page, what stands far below what is seen first.
                  name: 'below',
                  test: within(
                    ...[
                      'product-row.tsx',
                      'photo-viewer.module.css',
                      'related-products.module.css',
                      'question-article.tsx',
                      'product-reviews.module.css',
                      'review-article.module.css',
                    ].map((name) => `./app/features/catalogue/product/${name}`),
                  ),
                  priority: 2.5,
                },
                {
                  name: 'catalogue',
                  test: within(
                    './app/features/catalogue/list/',
                    './app/features/catalogue/product/',
                    './app/features/home/',
                    './app/seo/',
                  ),
                  minShareCount: 2,
                  priority: 2,
                },
                { name: 'forms', test: within('./app/form/use-schema-form.ts'), priority: 1 },
                {
                  // Only pages that talk to the API from the browser need its client and the shapes of its calls.
                  name: 'wire',
                  test: within('./app/session/calls.ts', '../../libs/session/src/session-api.ts'),
                },
              ],
            },
          },
        },
      },
    },
  },
  // Found at once, or the first visit would see pages reload as one package after another turns up.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.{stories,test}.*', '!app/testing/**'] },
  server: { host: env.STOREFRONT_HOST, port: env.STOREFRONT_PORT, strictPort: true },
});
