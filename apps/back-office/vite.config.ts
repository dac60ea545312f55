import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

import { readEnv, settingsOf } from './server/env.ts';

const env = readEnv(process.env);

export default defineConfig({
  plugins: [reactRouter(), settingsInDevelopment()],
  // Found at once, or the first visit would see pages reload as one package after another turns up.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.{stories,test}.*', '!app/testing/**'] },
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs comes in one file, which compresses better than many.
            {
              name: 'frame',
              test: /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|zustand)\//,
            },
          ],
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
