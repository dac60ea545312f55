import { modulesWithin } from '@craftsandore/tools/modules-within';
import { nameClassesByWords } from '@craftsandore/tools/name-classes-by-words';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

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
  // Small, and of several: as files of their own they would weigh twice as much.
  './app/cart/use-undo-merge.ts',
  './app/navigation/cached-pages.ts',
  '../../libs/i18n/src/photo-words.ts',
  ...['circle-check', 'mail', 'message-circle', 'trash', 'truck'].map(
    (icon) => `../../node_modules/lucide-react/dist/esm/icons/${icon}.mjs`,
  ),
  ...ui('empty-state', 'product-card', 'rating-stars', 'tag'),
  '../../libs/ui/src/notice/form-error.tsx',
  '../../libs/contract/src/plain/',
);
/** Said only of orders. */
const isOfOrders = within(
  ...['order-status', 'decline-reasons', 'parcels', 'returns'].map(
    (name) => `../../libs/contract/src/plain/${name}.ts`,
  ),
);
/** Most addresses come with the data; few pages make some in the browser. */
const isOfAddresses = within('../../libs/contract/src/plain/goods-paths.ts');
/** Of a driver's page alone, which needs nothing else of the calls that name it. */
const isOfDrivers = within('../../libs/contract/src/plain/runs.ts');
/** Asked of few: in a form that comes late, and on the page of a cart link. */
const isOfFew = within(
  ...['cart-links', 'refund-destinations'].map(
    (name) => `../../libs/contract/src/plain/${name}.ts`,
  ),
);
/** Of the frame around every page, what comes after the page itself. */
const isOfFrame = within(
  './app/cart/cart-notices.tsx',
  ...['goods-page.ts', 'habits.ts', 'next-page-ahead.tsx', 'offline-links.ts'].map(
    (name) => `./app/navigation/${name}`,
  ),
  './app/offline/',
  './app/saved/late.ts',
  './app/saved/save-heart.tsx',
  './app/saved/saved-dot.tsx',
  './app/shell/later-parts.ts',
  './app/shell/quick-contact.tsx',
  './app/shell/footer/',
  './app/shell/header/header-search.tsx',
  ...ui('contact-widget'),
);
const isOfUi = within('../../libs/ui/src/');
/** Asked of who leaves a form: with all that a dialog needs it is no part of every page, however many forms ask. */
const isQuestion = within(...ui('confirm-dialog', 'dialog'));
const isShowcase = within(
  ...ui('carousel', 'round-photo', 'separator'),
  '../../libs/resilience/src/lazily.ts',
  './app/components/use-carousel-labels.ts',
);

/** The router's own build for production, which its package names nowhere: without warnings to developers. */
const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer, options) {
    if (!/^react-router(\/dom)?$/.test(source)) return;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found?.id.replace('/dist/development/', '/dist/production/');
  },
};

export default defineConfig({
  plugins: [productionRouter, reactRouter()],
  // One file on the connection that is open already comes sooner than five, which open their own.
  build: { cssCodeSplit: false },
  css: { modules: { generateScopedName: nameClassesByWords() } },
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
                  test: (id) =>
                    isOfGuests(id) &&
                    ![isOfOrders, isOfFew, isOfAddresses, isOfDrivers].some((is) => is(id)),
                  priority: 4,
                },
                { name: 'order-status', test: isOfOrders, priority: 4 },
                {
                  // Of carts, checkout and orders: small ones weigh twice as much by themselves.
                  name: 'sums',
                  test: within(
                    ...[
                      'address-parts.tsx',
                      'days-to-return.ts',
                      'made-to-order.tsx',
                      'quantity-times-price.tsx',
                      'total.tsx',
                    ].map((name) => `./app/components/${name}`),
                    './app/form/email-of-order.ts',
                    './app/session/revalidate-on-other-tab.ts',
                    ...ui('description-list'),
                  ),
                  priority: 4,
                },
                { name: 'goods-paths', test: isOfAddresses, priority: 4 },
                { name: 'drivers', test: isOfDrivers, priority: 4 },
                {
                  name: 'showcase',
                  test: (id) => isShowcase(id) && !isSlideMover(id),
                  priority: 4,
                },
                {
                  name: 'fields',
                  test: within(
                    ...ui('email-address', 'field', 'radio-card', 'text-area', 'text-field'),
                  ),
                  priority: 4,
                },
                {
                  name: 'writing',
                  test: within('./app/components/honeypot.tsx', './app/form/use-draft.ts'),
                  priority: 4,
                },
                {
                  name: 'partners',
                  test: within(
                    './app/shell/footer/partners.tsx',
                    './app/components/workshop-photo.tsx',
                  ),
                  priority: 4,
                },
                {
                  // Of menus, dialogs and toasts.
                  name: 'layers',
                  test: within(
                    ...['collection', 'dismissable-layer', 'portal', 'presence'].map(
                      (part) => `../../node_modules/@radix-ui/react-${part}/`,
                    ),
                  ),
                  priority: 1,
                },
                { name: 'frame', test: isOfFrame, priority: 2.5 },
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
                {
                  // On the product's page both are there at once.
                  name: 'how-many',
                  test: within(
                    ...ui('quantity-stepper'),
                    ...['quantity-note.tsx', 'use-full-name.ts'].map(
                      (name) => `./app/components/${name}`,
                    ),
                    './app/delivery/later-delivery-box.tsx',
                  ),
                  priority: 4,
                },
                {
                  name: 'ui',
                  test: (id) => isOfUi(id) && !isQuestion(id),
                  minShareCount: 10,
                  priority: 3,
                },
                {
                  // Of lists of products, reviews, questions and orders.
                  name: 'pagination',
                  test: within(
                    ...ui('pagination'),
                    './app/components/use-pagination-labels.ts',
                    './app/features/catalogue/list/filter-chips.module.css',
                  ),
                  priority: 2.6,
                },
                {
                  // Of the lists: of all products, and of a category.
                  name: 'product-list',
                  test: within(
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
                      'viewer-arrows.tsx',
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
                  // Where an order is written, or changed.
                  name: 'place-fields',
                  test: within(
                    './app/form/place-fields.tsx',
                    './app/form/order-refusal.tsx',
                    './app/features/checkout/guest/pieces.ts',
                  ),
                  priority: 0.5,
                },
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
