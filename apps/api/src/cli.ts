import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { connect } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { seedDemo } from './db/seed/seed-demo.ts';
import { readEnv } from './env.ts';
import { openApiDocument } from './openapi.ts';
import { folderImageStore } from './storage/folder-image-store.ts';

const help = `The commands of Craftsandore's API. They read the same environment as the API itself.

  migrate        bring the database to the schema of this version
  seed-demo      fill the embedded server with the sample shop and its demo accounts
  create-admin   make the first admin of a shop; asks for what is not given
                   --name <name>  --email <address>   password: ADMIN_PASSWORD, or asked for
  openapi        write openapi.json from the contract`;

const say = (line: string) => console.log(line);

const commands: Record<string, (args: string[]) => Promise<void>> = {
  async migrate() {
    await migrate(readEnv(process.env).DATABASE_URL);
    say('The database has the schema of this version.');
  },

  async 'seed-demo'() {
    const env = readEnv(process.env);
    const { db, close } = connect(env.DATABASE_URL);
    const store = folderImageStore(join(env.DATA_DIR, 'images'));
    await seedDemo({ db, store, report: say }).finally(close);
  },

  async openapi() {
    const file = new URL('../openapi.json', import.meta.url);
    await writeFile(file, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
    say('openapi.json is written.');
  },
};

const [name = '--help', ...args] = process.argv.slice(2);
const command = commands[name];

if (command) {
  await command(args).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
} else {
  say(help);
  process.exitCode = name === '--help' ? 0 : 1;
}
