import { leanZod } from '@craftsandore/tools/lean-zod';
import { reactRouter } from '@react-router/dev/vite';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

import { readEnv, settingsOf } from './server/env.ts';

const env = readEnv(process.env);

export default defineConfig({
  plugins: [reactRouter(), leanZod(), settingsInDevelopment()],
  // Found at once, or the first visit would see pages reload as one package after another turns up.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.{stories,test}.*', '!app/testing/**'] },
  environments: {
    client: {
      resolve: { conditions: ['lean', ...defaultClientConditions] },
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What every page needs comes in two files: one changes with our packages, one with our code.
                {
                  name: 'packages',
                  test: /\/node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|zustand)\//,
                  priority: 2,
                },
                { name: 'wire', test: /\/(node_modules\/zod|libs\/contract\/src)\//, priority: 1 },
                {
                  name: 'frame',
                  test: /\/(libs\/(ui|i18n|session|roles)\/src|app\/(shell|list)|node_modules\/lucide-react)\//,
                  // Most pages. With fewer, what only lists or only forms are made of would come with every page.
                  minShareCount: 10,
                  priority: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
  server: { port: env.BACK_OFFICE_PORT, strictPort: true },
});

/** In production the static server answers this address. */
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
