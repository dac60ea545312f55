/** Rows in parts that one statement writes: so many at most. */
export function* partsOf<T>(rows: readonly T[], most: number): Generator<T[]> {
  for (let at = 0; at < rows.length; at += most) yield rows.slice(at, at + most);
}
