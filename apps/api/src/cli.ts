import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { roleName } from '@craftsandore/roles';

import { backup } from './backup/backup.ts';
import { restore } from './backup/restore.ts';
import { connect, type Database } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { seedDemo } from './db/seed/seed-demo.ts';
import { readEnv, type Env } from './env.ts';
import { failureSentence } from './failure-sentence.ts';
import { createAdmin } from './modules/auth/create-admin.ts';
import { setRole } from './modules/auth/set-role.ts';
import { pruneApiLogs } from './modules/logs/prune-api-logs.ts';
import { indexStaleProducts } from './modules/search/index-products.ts';
import { openApiText } from './openapi.ts';
import { imagesOf } from './storage/images.ts';
import { ask } from './terminal.ts';

const help = `The commands of Craftsandore's API. They read the same environment as the API itself.

  migrate        bring the database to the schema of this version
  seed-demo      fill the embedded server with the sample shop and its demo accounts
  create-admin   make the first admin of a shop; asks for what is not given:
                 --name <name> --email <address>, and ADMIN_PASSWORD in the environment
  set-role <email> <role>
                 give an account a role: Admin, Sales, User or Developer
  backup <file>  write all tables and pictures, as they are at one moment, into a file (.tar.gz);
                 the shop goes on meanwhile
  restore <file> bring such a file into an empty database
  index-search   let searches find all products; needed after an update that compares words otherwise,
                 and done by migrate
  prune-logs     delete logged calls of more than thirty days ago, as happens every night
  openapi        write openapi.json from the contract
  --help         show this`;

/** Where the caller stands; npm runs commands in the folder of their package. */
function pathOf(file: string | undefined): string {
  if (!file) throw new Error('Say which file.');
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
    if (count > 0) say(`Searches find ${count} more products as they are now.`);
  });

const commands: Record<string, (args: string[]) => Promise<void>> = {
  async migrate() {
    await migrate(readEnv(process.env).DATABASE_URL);
    say('The database has the schema of this version.');
    await indexSearch();
  },

  'seed-demo': () =>
    withDatabase((db, env) => seedDemo({ db, store: imagesOf(env).store, report: say })),

  'create-admin': (args) =>
    withDatabase(async (db) => {
      const options = { name: { type: 'string' }, email: { type: 'string' } } as const;
      const { values } = parseArgs({ args, options });
      const name = values.name ?? (await ask('Name: '));
      const email = values.email ?? (await ask('E-mail: '));
      const password =
        process.env.ADMIN_PASSWORD ??
        (await ask('Password, at least 8 characters: ', { secret: true }));
      say(`${await createAdmin(db, { name, email, password })} is an admin now.`);
    }),

  'set-role': ([email, role]) =>
    withDatabase(async (db) => {
      if (!email || !role) throw new Error('Say whose role, and which: set-role <email> <role>');
      say(`${email} is ${roleName(await setRole(db, email, role))} now.`);
    }),

  async backup([file]) {
    const env = readEnv(process.env);
    const { tables, images, missingImages } = await backup({
      databaseUrl: env.DATABASE_URL,
      store: imagesOf(env).store,
      file: pathOf(file),
    });
    say(`${pathOf(file)} holds ${tables} tables and ${images} picture files.`);
    for (const name of missingImages) say(`Not found, and so not in it: ${name}`);
  },

  async restore([file]) {
    const env = readEnv(process.env);
    const { createdAt, tables, images } = await restore({
      databaseUrl: env.DATABASE_URL,
      store: imagesOf(env).store,
      file: pathOf(file),
    });
    say(`The shop is as it was at ${createdAt}: ${tables} tables, ${images} picture files.`);
  },

  'index-search': indexSearch,

  'prune-logs': () =>
    withDatabase(async (db) => say(`${await pruneApiLogs(db)} logged calls are deleted.`)),

  async openapi() {
    await writeFile(new URL('../openapi.json', import.meta.url), openApiText());
    say('openapi.json is written.');
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
