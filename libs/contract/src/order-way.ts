// Apart from the schemas, so that a page that only shows an order does not load zod.

/** Names and ids of the states of an order (specification, sections 4 and 9). */
export const OrderStatus = {
  pending: 1,
  confirmed: 2,
  shipped: 3,
  delivered: 4,
  cancelled: 5,
} as const;

type StatusName = keyof typeof OrderStatus;
type StatusId = (typeof OrderStatus)[StatusName];

export const orderStatusNames = Object.keys(OrderStatus) as StatusName[]; // Object.keys forgets what it was given

/** The name of a status. @throws RangeError for an id that is none. */
export function orderStatusName(id: StatusId): StatusName {
  const name = orderStatusNames.find((name) => OrderStatus[name] === id);
  if (!name) throw new RangeError(`No order status has the id ${id}`);
  return name;
}

const { pending, confirmed, shipped, delivered, cancelled } = OrderStatus;

const moves: Record<StatusId, readonly StatusId[]> = {
  [pending]: [confirmed, cancelled],
  [confirmed]: [shipped, cancelled],
  [shipped]: [delivered, cancelled],
  [delivered]: [],
  [cancelled]: [],
};

/** The allowed next statuses: one step forward, or cancelled. The last two statuses are final. */
export function nextOrderStatuses(from: StatusId): readonly StatusId[] {
  return moves[from];
}

/** The statuses that follow unless the order is cancelled; none after an unknown one. */
export function statusesToCome(from: string): StatusName[] {
  const name = orderStatusNames.find((known) => known === from);
  const next = name && moves[OrderStatus[name]].find((id) => id !== cancelled);
  if (!next) return [];
  const nextName = orderStatusName(next);
  return [nextName, ...statusesToCome(nextName)];
}
