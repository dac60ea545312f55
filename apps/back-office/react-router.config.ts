import { precompress } from '@craftsandore/tools/precompress';
import type { Config } from '@react-router/dev/config';

export default {
  ssr: false,
  future: { v8_middleware: true, v8_splitRouteModules: true, v8_viteEnvironmentApi: true },
  buildEnd: () => precompress('build/client'),
} satisfies Config;
