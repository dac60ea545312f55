import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { readEnv } from './server/env.ts';
import { createSite } from './server/site.ts';

const directory = fileURLToPath(new URL('build/client', import.meta.url));

try {
  const env = readEnv(process.env);
  if (!existsSync(directory)) throw new Error('There is no build yet: run "npm run build" first.');
  start(env);
} catch (error) {
  fail(error);
}

function start(env: ReturnType<typeof readEnv>) {
  const site = createSite(directory, env);
  const { BACK_OFFICE_HOST: host, BACK_OFFICE_PORT: port } = env;

  site.on('error', (error: NodeJS.ErrnoException) => {
    const isBusy = error.code === 'EADDRINUSE';
    fail(isBusy ? `Port ${port} is busy: set BACK_OFFICE_PORT to another.` : error);
  });
  site.listen({ host, port }, () => console.log(`The back office listens on port ${port}.`));

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      site.close();
      // Browsers keep idle connections open; they would keep the process.
      site.closeIdleConnections();
    });
  }
}

function fail(reason: unknown) {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exit(1);
}
