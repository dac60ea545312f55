import { getTableColumns, sql, type SQL, type Table } from 'drizzle-orm';

/** What `asJson` makes of a value; JSON knows no dates. */
type Json<Value> = Value extends Date ? string : Value;

export type AsJson<Row> = { [Field in keyof Row]: Json<Row[Field]> };

/** A row as JSON, by the names that we know its columns by. */
export function asJson<Of extends Table>(table: Of): SQL<AsJson<Of['$inferSelect']>> {
  const fields = Object.entries(getTableColumns(table)).map(
    ([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`,
  );
  return sql`json_build_object(${sql.join(fields, sql`, `)})`;
}
