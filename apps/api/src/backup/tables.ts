import type pg from 'pg';

/** A table as an archive carries it: without columns that the database computes by itself. */
export type Table = { name: string; columns: string[]; key: string[] };

/**
 * The tables of the shop, each after those that it refers to. What is unlogged is only good for a moment, and the
 * queue's tables are not the shop's: a mail that waits is sent by the shop that runs.
 */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { refersTo: string[] }>(`
    select relname as name,
      array(
        select quote_ident(attname) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum) as columns,
      array(
        select quote_ident(attname)
        from pg_index, unnest(indkey) with ordinality as part (attnum, place)
        join pg_attribute using (attnum)
        where indrelid = c.oid and indisprimary and attrelid = c.oid
        order by place) as key,
      array(
        select confrel.relname
        from pg_constraint join pg_class confrel on confrel.oid = confrelid
        where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as "refersTo"
    from pg_class c
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
    order by relname`);

  const ordered: Table[] = [];
  const waiting = [...rows];
  while (waiting.length > 0) {
    const isReady = ({ refersTo }: { refersTo: string[] }) =>
      !waiting.some(({ name }) => refersTo.includes(name));
    const at = waiting.findIndex(isReady);
    const [table] = waiting.splice(at, at < 0 ? 0 : 1);
    if (!table) throw new Error('The tables refer to each other in a circle');
    const { name, columns, key } = table;
    ordered.push({ name, columns, key });
  }
  return ordered;
}

/** In the order of the key, so that equal tables give equal bytes. */
export const copyOut = ({ name, columns, key }: Table) =>
  `copy (select ${columns.join(', ')} from public."${name}" order by ${key.join(', ')}) to stdout`;

export const copyIn = ({ name, columns }: Table) =>
  `copy public."${name}" (${columns.join(', ')}) from stdin`;

/** The same text for the same value, whatever the server's settings. */
export const plainText = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local extra_float_digits = 1`;

/** What names the schema: the time of the last migration, which stayed when earlier ones became one. */
export async function schemaVersion(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ version: string }>(
    'select created_at::text as version from drizzle.__drizzle_migrations order by created_at desc limit 1',
  );
  if (!rows[0]) throw new Error('This database has no schema yet: run "migrate" first.');
  return rows[0].version;
}
