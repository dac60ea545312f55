import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { pack as createPack, type Pack } from 'tar-stream';

import type { PhotoStore } from '../storage/photo-store.ts';
import { fileNames } from '../storage/photo-files.ts';
import { previewFiles } from '../storage/preview-files.ts';
import { entryNames, type ArchiveEnd, type ArchiveStart } from './archive.ts';
import { copyOut, listTables, plainText, schemaVersion, type Table } from './tables.ts';

/** Bytes of a part: a tar names the size of an entry before its content, so a part is held in memory. */
const partSize = 4 * 1024 ** 2;

type Parts = { databaseUrl: string; store: PhotoStore; file: string };
type Summary = { tables: number; images: number; missingImages: string[] };

/**
 * Writes everything that the shop keeps into one file, as it is at one moment, while the shop runs.
 * Photos that nothing shows may be cleaned away meanwhile: those are named in the response, not in the archive.
 */
export async function backup({ databaseUrl, store, file }: Parts): Promise<Summary> {
  const client = new pg.Client({ connectionString: databaseUrl });
  const unfinished = `${file}.unfinished`;
  const pack = createPack();
  await client.connect();
  try {
    // The file contains everybody's personal data.
    const output = createWriteStream(unfinished, { mode: 0o600 });
    const [, summary] = await Promise.all([
      pipeline(pack, createGzip(), output),
      fill(pack, client, store).catch((error: unknown) => {
        pack.destroy(error instanceof Error ? error : new Error(String(error)));
        throw error;
      }),
    ]);
    await rename(unfinished, file);
    return summary;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function fill(pack: Pack, client: pg.Client, store: PhotoStore): Promise<Summary> {
  await client.query(`begin isolation level repeatable read read only; ${plainText}`);
  const start: ArchiveStart = {
    format: 1,
    createdAt: new Date().toISOString(),
    schemaVersion: await schemaVersion(client),
    tables: await listTables(client),
  };
  await add(pack, entryNames.start, JSON.stringify(start));

  const checksums: ArchiveEnd['checksums'] = {};
  for (const table of start.tables) checksums[table.name] = await addTable(pack, client, table);
  const { images, missingImages } = await addImages(pack, client, store);

  const end: ArchiveEnd = { checksums, sequences: await lastNumbers(client), images };
  await add(pack, entryNames.end, JSON.stringify(end));
  pack.finalize();
  return { tables: start.tables.length, images, missingImages };
}

async function addTable(pack: Pack, client: pg.Client, table: Table): Promise<string> {
  const hash = createHash('sha256');
  let held: Buffer[] = [];
  let size = 0;
  let part = 0;

  const bytes = client.query(copyTo(copyOut(table))) as AsyncIterable<Buffer>; // a copy gives nothing else
  for await (const chunk of bytes) {
    hash.update(chunk);
    held.push(chunk);
    size += chunk.length;
    if (size < partSize) continue;
    await add(pack, entryNames.ofTable(table.name, part), Buffer.concat(held));
    [held, size, part] = [[], 0, part + 1];
  }
  await add(pack, entryNames.ofTable(table.name, part), Buffer.concat(held));
  return hash.digest('hex');
}

async function addImages(pack: Pack, client: pg.Client, store: PhotoStore) {
  const { rows } = await client.query<{ key: string; widths: number[] }>(
    'select key, widths from photos order by id',
  );
  const drawn = await client.query<{ key: string }>('select key from previews order by key');
  const names = [...rows.flatMap(fileNames), ...drawn.rows.flatMap(({ key }) => previewFiles(key))];
  const missingImages: string[] = [];
  let images = 0;
  for (const name of names) {
    const content = (await store.has(name)) ? await store.read(name) : null;
    if (!content) {
      missingImages.push(name);
      continue;
    }
    await add(pack, entryNames.ofImage(name), content);
    images += 1;
  }
  return { images, missingImages };
}

/** Read last: sequences ignore snapshots, so a later read is never behind the snapshot's rows. */
async function lastNumbers(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(`
    select sequencename as name, last_value::text as last
    from pg_sequences where schemaname = 'public' and last_value is not null`);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

const add = (pack: Pack, name: string, content: string | Buffer) =>
  new Promise<void>((resolve, reject) => {
    pack.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()));
  });
