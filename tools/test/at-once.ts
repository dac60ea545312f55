type Row = { besideNext?: true };

/** Those that run at once, group after group. */
export function atOnce<T extends Row>(rows: T[]): T[][] {
  const groups: T[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.at(-1)?.besideNext) last.push(row);
    else groups.push([row]);
  }
  return groups;
}
