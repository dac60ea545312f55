import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { roleName } from '@craftsandore/roles';

import { backup } from './backup/backup.ts';
import { restore } from './backup/restore.ts';
import { connect, type Database } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { readEnv, type Env } from './env.ts';
import { failureSentence } from './process/failure-sentence.ts';
import { createAdmin } from './modules/auth/password/create-admin.ts';
import { forgetSecondStep } from './modules/auth/forget-second-step.ts';
import { setRole } from './modules/staff-users/set-role.ts';
import { deleteOldApiLogs } from './modules/logs/delete-old-api-logs.ts';
import { indexStaleProducts } from './modules/search/indexing/index-stale-products.ts';
import { openApiText } from './openapi.ts';
import { photoStorageOf } from './storage/photo-storage.ts';
import { ask } from './process/terminal.ts';

const help = `The commands of the shop's API. They read the same environment as the API itself.

  migrate        update the database schema to this version, and the search index where it is out of date
  seed-demo      fill the embedded server with the sample shop and its demo accounts
  create-admin   create an admin account; asks for what is not given by
                 --name <name> --email <address>, and ADMIN_PASSWORD in the environment
  set-role <email> <role>
                 give an account a role: Admin, Sales, User or Developer
  forget-second-step <email>
                 remove a second step that was lost with its recovery codes
  backup <file>  write one snapshot of all tables, with the photos, to a file (.tar.gz) while the shop runs
  restore <file> load such a file into an empty database
  index-search   update the search index where it is out of date
  prune-logs     delete logged calls older than thirty days; the API does this every night
  openapi        generate openapi.json from the contract
  --help         show this`;

/** Where the caller stands; npm runs commands in the folder of their package. */
function pathOf(file: string | undefined): string {
  if (!file) throw new Error('The name of the file is missing.');
  return resolve(process.env.INIT_CWD ?? process.cwd(), file);
}

const say = (line: string) => console.log(line);

async function withDatabase(work: (db: Database, env: Env) => Promise<void>): Promise<void> {
  const env = readEnv(process.env);
  const { db, close } = connect(env.DATABASE_URL);
  await work(db, env).finally(close);
}

const indexSearch = () =>
  withDatabase(async (db) => {
    const count = await indexStaleProducts(db);
    if (count > 0) say(`The search index is up to date: ${count} products were indexed.`);
  });

const commands: Record<string, (args: string[]) => Promise<void>> = {
  async migrate() {
    await migrate(readEnv(process.env).DATABASE_URL);
    say('The database schema is up to date.');
    await indexSearch();
  },

  'seed-demo': () =>
    withDatabase((db, env) => seedDemo({ db, store: photoStorageOf(env).store, report: say })),

  'create-admin': (args) =>
    withDatabase(async (db) => {
      const options = { name: { type: 'string' }, email: { type: 'string' } } as const;
      const { values } = parseArgs({ args, options });
      const name = values.name ?? (await ask('Name: '));
      const email = values.email ?? (await ask('Email: '));
      const password =
        process.env.ADMIN_PASSWORD ??
        (await ask('Password, at least 8 characters: ', { secret: true }));
      say(`${await createAdmin(db, { name, email, password })} is an admin now.`);
    }),

  'set-role': ([email, role]) =>
    withDatabase(async (db) => {
      if (!email || !role) throw new Error('Give an account and a role: set-role <email> <role>');
      say(`${email} is ${roleName(await setRole(db, email, role))} now.`);
    }),

  'forget-second-step': ([email]) =>
    withDatabase(async (db) => {
      if (!email) throw new Error('Give an account: forget-second-step <email>');
      await forgetSecondStep(db, email);
      say(`${email} signs in with the password alone.`);
    }),

  async backup([file]) {
    const env = readEnv(process.env);
    const { tables, images, missingImages } = await backup({
      databaseUrl: env.DATABASE_URL,
      store: photoStorageOf(env).store,
      file: pathOf(file),
    });
    say(`${pathOf(file)} contains ${tables} tables and ${images} photo files.`);
    for (const name of missingImages)
      say(`Missing in the image store, so not in the backup: ${name}`);
  },

  async restore([file]) {
    const env = readEnv(process.env);
    const { createdAt, tables, images } = await restore({
      databaseUrl: env.DATABASE_URL,
      store: photoStorageOf(env).store,
      file: pathOf(file),
    });
    say(`Restored the backup of ${createdAt}: ${tables} tables, ${images} photo files.`);
  },

  'index-search': indexSearch,

  'prune-logs': () =>
    withDatabase(async (db) => say(`Deleted ${await deleteOldApiLogs(db)} logged calls.`)),

  async openapi() {
    await writeFile(new URL('../openapi.json', import.meta.url), openApiText());
    say('Wrote openapi.json.');
  },
};

const [name = '--help', ...args] = process.argv.slice(2);
const command = commands[name];

if (command) {
  await command(args).catch((error: unknown) => {
    console.error(failureSentence(error));
    process.exitCode = 1;
  });
} else {
  say(help);
  process.exitCode = name === '--help' ? 0 : 1;
}
