import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import PostalMime, { type Email } from 'postal-mime';

import { createWork } from '../../src/jobs/work.ts';
import { createLogger } from '../../src/logging/logger.ts';
import { MailJob } from '../../src/mail/mail-job.ts';
import { tokenSecret, type testApi } from './api.ts';

type Api = Pick<Awaited<ReturnType<typeof testApi>>, 'db' | 'env'>;

/** Sends the mails that are due, into the outbox, and reads them as a mail program does. */
export async function receiveMails({ db, env }: Api): Promise<Email[]> {
  const work = createWork({ env, db, logger: createLogger('silent'), tokenSecret });
  const { rows } = await db.execute<{ id: string; data: unknown }>(
    sql`delete from pgboss.job where name = 'mail' returning id, data`,
  );
  for (const { id, data } of rows) await work.mail(MailJob.parse(data), id);
  return readOutbox(env.DATA_DIR);
}

/** The mails in the outbox of a data folder, oldest first; reading them takes them out. */
export async function readOutbox(dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, 'outbox');
  const files = await readdir(folder).catch(() => []);
  return Promise.all(
    files.sort().map(async (name) => {
      const file = join(folder, name);
      const email = await PostalMime.parse(await readFile(file));
      await rm(file);
      return email;
    }),
  );
}

/** The code in the link of a mail. */
export function tokenIn(mail: Email | undefined): string {
  const token = mail?.text?.match(/token=([\w-]+)/)?.[1];
  if (!token) throw new Error(`There is no link in ${JSON.stringify(mail)}`);
  return token;
}
