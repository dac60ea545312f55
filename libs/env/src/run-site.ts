import { existsSync } from 'node:fs';
import type { Server } from 'node:http';

import { rootWarning } from './root-warning.ts';

type Site = {
  name: string;
  /** The folder of the build, which has to be there. */
  directory: string;
  host: string;
  port: number;
  /** The variable that the port comes from. */
  portVariable: string;
  create: () => Server | Promise<Server>;
};

/** Serves a built frontend until the process is told to stop. What prevents it is said in a sentence. */
export async function runSite(read: () => Site): Promise<void> {
  try {
    await listen(read());
  } catch (error) {
    fail(error);
  }
}

async function listen({ name, directory, host, port, portVariable, create }: Site) {
  if (!existsSync(directory)) throw new Error('There is no build yet: run "npm run build" first.');
  const warning = rootWarning(name);
  if (warning) console.warn(warning);
  const site = await create();

  site.on('error', (error: NodeJS.ErrnoException) => {
    const isBusy = error.code === 'EADDRINUSE';
    fail(isBusy ? `Port ${port} is busy: set ${portVariable} to another.` : error);
  });
  site.listen({ host, port }, () => console.log(`${name} listens on port ${port}.`));

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
