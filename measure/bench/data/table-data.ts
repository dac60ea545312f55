type Value = string | number | boolean | Date | null;
export type Row = readonly Value[];

/** Rows to be copied into a table. */
export type TableData = { table: string; columns: string[]; rows: Iterable<Row> };

export function* upTo(count: number): Generator<number> {
  for (let index = 0; index < count; index++) yield index;
}

/** An item of a list, which repeats at its end. */
export function pick<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new RangeError('There is nothing to pick from');
  return found;
}
