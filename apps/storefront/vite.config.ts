import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

import { readEnv } from './app/server/env.server.ts';

export default defineConfig({
  plugins: [reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What most pages show comes as one file, not as sixty of half a kilobyte each.
            codeSplitting: {
              groups: [
                { name: 'shop', test: /\/(libs\/ui\/src|app\/(shell|shop))\//, minShareCount: 6 },
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
