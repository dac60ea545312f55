import { setTimeout as delay } from 'node:timers/promises';

import { rootWarning } from '@craftsandore/env';

import { buildApp } from './app.ts';
import { connect } from './db/client.ts';
import { readEnv } from './env.ts';
import { failureSentence } from './process/failure-sentence.ts';
import { giveBackMemory } from './process/give-back-memory.ts';
import { createJobs } from './jobs/jobs.ts';
import { createWork } from './jobs/work.ts';
import { createLogger } from './logging/logger.ts';
import { loadDemoIdentity } from './modules/auth/identity/demo-identity.ts';
import { tokenSecret } from './modules/auth/token-secret.ts';

/** Milliseconds for open requests to finish during a shutdown. */
const maxShutdownMs = 30_000;

/** Reads the environment, listens, and closes: beside cli.ts the only file that touches the process. */
async function main() {
  const env = readEnv(process.env);
  const logger = createLogger(env.LOG_LEVEL);
  const warning = rootWarning('The API');
  if (warning) logger.warn(warning);
  const { db, close } = connect(env.DATABASE_URL, {
    poolSize: env.DATABASE_POOL_SIZE,
    statementTimeoutMs: env.DATABASE_STATEMENT_TIMEOUT,
  });
  const demoIdentity = await loadDemoIdentity(env, db);
  const secret = await tokenSecret(env, db);
  const jobs = createJobs({
    databaseUrl: env.DATABASE_URL,
    logger,
    work: createWork({ env, db, logger, tokenSecret: secret }),
  });
  const app = await buildApp({
    env,
    db,
    logger,
    tokenSecret: secret,
    queueMail: jobs.queueMail,
    demoIdentity,
  });
  await jobs.start();
  giveBackMemory();

  await app.listen({ host: env.API_HOST, port: env.API_PORT });

  const finish = async () => {
    setTimeout(() => process.exit(1), maxShutdownMs + env.DRAIN_SECONDS * 1000).unref();
    app.retire();
    await delay(env.DRAIN_SECONDS * 1000);
    await app.close();
    await jobs.stop();
    await close();
    process.exit(0);
  };
  const stop = () => void finish();
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('SIGHUP', stop);
  // If a supervisor started us with an IPC channel, its closing means that the supervisor is gone.
  process.once('disconnect', stop);
}

await main().catch((error: unknown) => {
  process.stderr.write(`${failureSentence(error)}\n`);
  process.exit(1);
});
