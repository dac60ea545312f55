import { join } from 'node:path';

import { findRunningPostgres, startEmbeddedPostgres } from '../postgres/index.ts';
import { runCommand } from './command.ts';
import { takeLock } from './lock.ts';
import { runAttached } from './processes.ts';
import { environmentFor, readSettings, ROOT } from './settings.ts';

/** `npm run api -- <command>`: a command of the API, on the database that `npm start` uses. */
await runCommand(async (signal) => {
  const settings = readSettings();
  const runApi = (databaseUrl: string) =>
    runAttached(
      {
        args: ['src/cli.ts', ...process.argv.slice(2)],
        cwd: join(ROOT, 'apps/api'),
        env: { ...process.env, ...environmentFor(settings, databaseUrl) },
      },
      signal,
    );

  const running = settings.databaseUrl ?? findRunningPostgres(settings.dataDir);
  if (running) return runApi(running);

  const release = await takeLock(settings.dataDir);
  const database = await startEmbeddedPostgres({ dataDir: settings.dataDir });
  try {
    return await runApi(database.url);
  } finally {
    await database.stop();
    release();
  }
});
