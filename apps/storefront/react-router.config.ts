import { precompress } from '@craftsandore/tools/precompress';
import type { Config } from '@react-router/dev/config';

import { buildServiceWorker } from './build-service-worker.ts';

export default {
  ssr: true,
  future: { v8_middleware: true, v8_splitRouteModules: true, v8_viteEnvironmentApi: true },
  async buildEnd() {
    await buildServiceWorker('build/client');
    await precompress('build/client');
  },
} satisfies Config;
