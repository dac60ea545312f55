import { buildApp } from './app.ts';
import { connect } from './db/client.ts';
import { readEnv } from './env.ts';
import { failureSentence } from './failure-sentence.ts';
import { createLogger } from './logger.ts';
import { tokenSecret } from './token-secret.ts';

/** Reads the environment, listens, and closes: the only file that touches the process. */
async function main() {
  const env = readEnv(process.env);
  const logger = createLogger(env.LOG_LEVEL);
  const { db, close } = connect(env.DATABASE_URL);
  const app = await buildApp({
    env,
    db,
    logger,
    tokenSecret: await tokenSecret(env, db),
  });
  app.addHook('onClose', close);

  await app.listen({ host: env.API_HOST, port: env.API_PORT });

  const stop = () => void app.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('SIGHUP', stop);
  // A supervisor that started us with a channel is gone when the channel closes, however it ended.
  process.once('disconnect', stop);
}

await main().catch((error: unknown) => {
  process.stderr.write(`${failureSentence(error)}\n`);
  process.exit(1);
});
