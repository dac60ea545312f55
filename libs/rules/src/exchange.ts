/**
 * What is owed for pieces that came back, set against an order that is made in exchange, in piastres: never more than it costs. The
 * difference is paid at the door, what is left is owed as before.
 */
export function exchangeOf({ owed, total }: { owed: number; total: number }) {
  const credit = Math.max(0, Math.min(owed, total));
  return { credit, toPay: total - credit, left: owed - credit };
}
