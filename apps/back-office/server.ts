import { fileURLToPath } from 'node:url';

import { runSite } from '@craftsandore/env/run-site';

import { readEnv } from './http/env.ts';
import { createSite } from './http/site.ts';

const directory = fileURLToPath(new URL('build/client', import.meta.url));

await runSite(() => {
  const env = readEnv(process.env);
  return {
    name: 'The back office',
    directory,
    host: env.BACK_OFFICE_HOST,
    port: env.BACK_OFFICE_PORT,
    portVariable: 'BACK_OFFICE_PORT',
    create: () => createSite(directory, env),
  };
});
