import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import type { Row, TableData } from './table-data.ts';

const rowsAtOnce = 1_000;

/** Copies rows into tables as they are made up; none of them is held. */
export async function load(client: pg.Client, tables: TableData[], report: (line: string) => void) {
  const rebuildIndexes = await dropIndexes(client);
  for (const { table, columns, rows } of tables) {
    const started = performance.now();
    const copy = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
    await pipeline(Readable.from(lines(rows)), copy);
    report(`${copy.rowCount} ${table} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  const started = performance.now();
  await rebuildIndexes();
  await setSequences(client);
  await client.query('vacuum analyze');
  report(`Indexes in ${((performance.now() - started) / 1000).toFixed(1)} s`);
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

/** Building an index at the end is many times quicker than keeping it row by row. Constraints keep theirs. */
async function dropIndexes(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select quote_ident(relname) as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid)`);
  for (const { name } of rows) await client.query(`drop index ${name}`);

  return async () => {
    await client.query("set maintenance_work_mem = '512MB'");
    for (const { definition } of rows) await client.query(definition);
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
