import { modulesWithin } from '@craftsandore/tools/modules-within';
import { nameClassesByWords } from '@craftsandore/tools/name-classes-by-words';
import { withoutSummaries } from '@craftsandore/tools/without-summaries';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

import { readEnv, settingsOf } from './http/env.ts';

const env = readEnv(process.env);

const within = modulesWithin(import.meta.url);
const packages = (...names: string[]) => names.map((name) => `../../node_modules/${name}/`);
const libs = (...names: string[]) => names.map((name) => `../../libs/${name}/src/`);
const wire = within(...packages('zod'), ...libs('contract'));
/** Calls of few pages; and the list of all, which would lead to them. */
const calledByFew = within(
  ...[
    ...['index', 'banners', 'cash', 'dashboard', 'desk-figures', 'holds', 'invitations', 'logs'],
    ...['reports', 'return-photos', 'runs', 'settings', 'staff-designs', 'staff-search'],
    ...['stop-outcome', 'design-codes', 'plain/barcodes', 'product-import', 'plain/import-columns'],
    ...['product-grid', 'promotions', 'stock-movements'],
  ].map((name) => `../../libs/contract/src/${name}.ts`),
);

export default defineConfig({
  plugins: [withoutSummaries(within(...libs('contract'))), reactRouter(), settingsInDevelopment()],
  // Found at once, or the first visit would see pages reload as one package after another turns up.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.{stories,test}.*', '!app/testing/**'] },
  // One sheet, which index.html waits for: those of a page come with its elements, and move them when they are read.
  build: { cssCodeSplit: false },
  css: { modules: { generateScopedName: nameClassesByWords() } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What every page needs comes in two files: one changes with our packages, one with our code.
                {
                  name: 'packages',
                  test: within(
                    ...packages('react', 'react-dom', 'scheduler', 'react-router', 'zustand'),
                    ...packages('i18next', 'react-i18next'),
                  ),
                  priority: 2,
                },
                {
                  name: 'wire',
                  test: (id) => wire(id) && !calledByFew(id),
                  priority: 1,
                },
                {
                  name: 'frame',
                  test: within(
                    ...libs('ui', 'i18n', 'session', 'resilience', 'roles'),
                    ...packages('lucide-react'),
                    './app/shell/',
                    './app/list/',
                  ),
                  // Most pages. With fewer, what only lists or only forms are made of would come with every page.
                  minShareCount: 32,
                  priority: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
  server: { host: env.BACK_OFFICE_HOST, port: env.BACK_OFFICE_PORT, strictPort: true },
});

/** In production the static server responds at this address. */
function settingsInDevelopment(): Plugin {
  return {
    name: 'settings',
    configureServer({ middlewares }) {
      middlewares.use('/settings.json', (_, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(settingsOf(env)));
      });
    },
  };
}
