type Arrangeable = { id: string | number; fixed?: boolean | undefined };

/** The rows with one of them brought to a place among those that move. Fixed rows stay where they are. */
export function arranged<Row extends Arrangeable>(
  rows: readonly Row[],
  id: Row['id'],
  to: number,
): readonly Row[] {
  const moving = rows.filter(({ fixed }) => !fixed);
  const row = moving.find((each) => each.id === id);
  if (!row) return rows;
  const inOrder = moving.filter((each) => each !== row).toSpliced(to, 0, row);
  return rows.map((each) => (each.fixed ? each : (inOrder.shift() ?? each)));
}
