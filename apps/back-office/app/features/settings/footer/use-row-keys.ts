import { useState } from 'react';

/** A key for each row of a list whose rows have none: it stays with its row where rows are arranged or removed. */
export function useRowKeys(count: number) {
  const [kept, setKept] = useState<readonly number[]>([]);
  const last = Math.max(-1, ...kept);
  const added = Array.from({ length: Math.max(0, count - kept.length) }, (_, at) => last + 1 + at);
  const keys = [...kept, ...added].slice(0, count);

  return {
    keys,
    /** The rows in the order of these keys; those of other keys are left out. */
    arrange: <Row>(rows: readonly Row[], order: readonly number[]): Row[] => {
      setKept(order);
      return order.flatMap((key) => rows[keys.indexOf(key)] ?? []);
    },
  };
}
