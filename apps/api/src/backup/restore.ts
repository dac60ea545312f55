import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { extract as createExtract, type Extract } from 'tar-stream';
import { ZodError } from 'zod';

import { migrate } from '../db/migrate.ts';
import type { PhotoStore } from '../storage/photo-store.ts';
import { ArchiveEnd, ArchiveStart, entryNames } from './archive.ts';
import { copyIn, copyOut, listTables, plainText, schemaVersion, type Table } from './tables.ts';

/** Their rows are part of the schema. */
const filledByMigrations = [
  ...['page_publications', 'page_slugs', 'page_versions', 'pages'],
  ...['settings', 'shipping_fees', 'synonym_groups'],
];

type Parts = { databaseUrl: string; store: PhotoStore; file: string };
type Summary = { createdAt: string; tables: number; images: number };

/**
 * Brings an archive into an empty database, whole or not at all, and proves by checksums that it is the same. Only
 * sessions and codes are left out: everybody signs in again, and links of invitations are void.
 * @throws Error when there is something already, or the archive is of another version or damaged.
 */
export async function restore({ databaseUrl, store, file }: Parts): Promise<Summary> {
  await assertEmpty(databaseUrl);
  await migrate(databaseUrl);

  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const extract = createExtract();
  try {
    await client.query(`begin; ${plainText}`);
    const [, summary] = await Promise.all([
      pipeline(createReadStream(file), createGunzip(), extract),
      unpack(extract, client, store),
    ]);
    // Some have ended since, and who signed out or used a link must not be let in by a backup.
    await client.query('truncate public.sessions, public.single_use_codes');
    await client.query('update public.staff_invitations set hash = null where hash is not null');
    await client.query('commit');
    await client.query('analyze');
    return summary;
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    throw new Error('This archive is damaged: it cannot be unpacked.', { cause: error });
  } finally {
    await client.end();
  }
}

/** Of gzip, of tar, of JSON, or of rows that PostgreSQL refuses (its classes 22 and 23): which one is chance. */
const isUnreadable = (error: unknown) =>
  error instanceof SyntaxError ||
  error instanceof ZodError ||
  (error instanceof Error &&
    (/^(Z_|2[23]...$)/.test('code' in error ? String(error.code) : '') ||
      error.message.startsWith('Invalid tar header')));

async function assertEmpty(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const { name } of await listTables(client)) {
      if (filledByMigrations.includes(name)) continue;
      const { rows } = await client.query(`select from public."${name}" limit 1`);
      if (rows.length > 0) {
        throw new Error(
          `This database is not empty: there is something in ${name}. Nothing was changed.`,
        );
      }
    }
  } finally {
    await client.end();
  }
}

async function unpack(extract: Extract, client: pg.Client, store: PhotoStore): Promise<Summary> {
  let start: ArchiveStart | null = null;
  let end: ArchiveEnd | null = null;
  let copy: Copy | null = null;
  let images = 0;

  for await (const entry of extract) {
    const content = await buffer(entry);
    const [folder, name = ''] = entry.header.name.split('/');

    if (folder === entryNames.start) {
      start = ArchiveStart.parse(JSON.parse(content.toString()));
      await prepare(client, start);
    } else if (folder === 'tables') {
      if (copy?.table.name !== name) {
        await copy?.finish();
        copy = startCopy(client, tableOf(start, name));
      }
      await copy.write(content);
    } else if (folder === 'images') {
      // Names are content hashes: a file that exists is the same.
      if (!(await store.has(name))) await store.write(name, content);
      images += 1;
    } else if (folder === entryNames.end) {
      await copy?.finish();
      end = ArchiveEnd.parse(JSON.parse(content.toString()));
    }
  }
  if (!start || !end) throw new Error('This archive is not whole: its end is missing.');

  for (const [sequence, last] of Object.entries(end.sequences)) {
    await client.query('select setval($1::regclass, $2)', [`public."${sequence}"`, last]);
  }
  for (const table of start.tables) {
    if ((await checksum(client, table)) === end.checksums[table.name]) continue;
    throw new Error(`This archive is damaged: ${table.name} is not what it was.`);
  }
  await setTriggers(client, start, 'enable');
  return { createdAt: start.createdAt, tables: start.tables.length, images };
}

async function prepare(client: pg.Client, start: ArchiveStart) {
  const { schemaVersion: version, tables } = start;
  if ((await schemaVersion(client)) !== version) {
    throw new Error(
      'This archive was made by another version of the shop: restore it with that one, then update.',
    );
  }
  // First: one of them lets nobody empty the audit log.
  await setTriggers(client, start, 'disable');
  await client.query(`truncate ${tables.map(({ name }) => `public."${name}"`).join(', ')}`);
}

/** Off during a restore: what triggers count is in the archive already. */
async function setTriggers(client: pg.Client, { tables }: ArchiveStart, how: 'enable' | 'disable') {
  for (const { name } of tables) {
    await client.query(`alter table public."${name}" ${how} trigger user`);
  }
}

function tableOf(start: ArchiveStart | null, name: string): Table {
  const table = start?.tables.find((table) => table.name === name);
  if (!table) throw new Error(`This archive is damaged: nothing is said of ${name}.`);
  return table;
}

type Copy = ReturnType<typeof startCopy>;

function startCopy(client: pg.Client, table: Table) {
  const stream = client.query(copyFrom(copyIn(table)));
  const failed = new Promise<never>((_, reject) => stream.once('error', reject));
  failed.catch(() => undefined);
  const done = (act: (callback: () => void) => void) =>
    Promise.race([new Promise<void>((resolve) => act(resolve)), failed]);

  return {
    table,
    write: (content: Buffer) => done((callback) => void stream.write(content, () => callback())),
    finish: () => done((callback) => void stream.once('finish', callback).end()),
  };
}

async function checksum(client: pg.Client, table: Table): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(client.query(copyTo(copyOut(table))), hash);
  return hash.digest('hex');
}
