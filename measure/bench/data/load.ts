import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import type { Row, TableData } from './table-data.ts';

const rowsAtOnce = 1_000;

/** Copies rows into tables as they are generated; none of them is held in memory. */
export async function load(client: pg.Client, tables: TableData[], report: (line: string) => void) {
  const restoreChecks = await dropChecks(client);
  for (const { table, columns, rows } of tables) {
    const started = performance.now();
    const copy = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
    await pipeline(Readable.from(lines(rows)), copy);
    report(`${copy.rowCount} ${table} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  const started = performance.now();
  await restoreChecks();
  await setSequences(client);
  await client.query('vacuum analyze');
  report(`Indexes and references in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

function* lines(rows: Iterable<Row>): Generator<string> {
  let held: string[] = [];
  for (const row of rows) {
    held.push(`${row.map(field).join('\t')}\n`);
    if (held.length < rowsAtOnce) continue;
    yield held.join('');
    held = [];
  }
  yield held.join('');
}

function field(value: Row[number]): string {
  if (value === null) return '\\N';
  return value instanceof Date ? value.toISOString() : String(value);
}

/**
 * Drops foreign keys, and indexes that belong to no constraint: for all rows at once they are many times faster.
 * Returns a function that restores them.
 */
async function dropChecks(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ drop: string; restore: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
        as restore
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
    union all
    select format('drop index %I', relname), pg_get_indexdef(indexrelid)
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid)`);
  for (const { drop } of rows) await client.query(drop);

  return async () => {
    await client.query("set maintenance_work_mem = '512MB'");
    for (const { restore } of rows) await client.query(restore);
  };
}

async function setSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('select setval(pg_get_serial_sequence(%L, %L), coalesce(max(%I), 1)) from %I',
      relname, attname, attname, relname) as statement
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where attidentity <> '' and relnamespace = 'public'::regnamespace and relkind = 'r'`);
  for (const { statement } of rows) await client.query(statement);
}
