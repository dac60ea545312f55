/** Names and ids of the statuses of an order (specification, sections 4 and 9). */
export const OrderStatus = {
  pending: 1,
  confirmed: 2,
  shipped: 3,
  delivered: 4,
  cancelled: 5,
} as const;

type StatusName = keyof typeof OrderStatus;
type StatusId = (typeof OrderStatus)[StatusName];

export const orderStatusNames = Object.keys(OrderStatus) as StatusName[]; // Object.keys loses the type of what it was given

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

/** Whether who ordered may still cancel: until the parcel is on its way. (Business, section 1.) */
export const customerMayCancel = (statusId: number): boolean =>
  statusId === pending || statusId === confirmed;

/** Whether staff may change what is in it: until the parcel is on its way. (Business, section 4.) */
export const staffMayChange = (statusId: number): boolean => customerMayCancel(statusId);

/** Whether who ordered may: until it is confirmed. */
export const customerMayChange = (statusId: number): boolean => statusId === pending;

/** The statuses that follow unless the order is cancelled; none after an unknown one. */
export function remainingStatuses(from: string): StatusName[] {
  const name = orderStatusNames.find((known) => known === from);
  const next = name && moves[OrderStatus[name]].find((id) => id !== cancelled);
  if (!next) return [];
  const nextName = orderStatusName(next);
  return [nextName, ...remainingStatuses(nextName)];
}

type Step = { statusName: StatusName | 'unknown' };

type OrderTimeline<S extends Step> = {
  statusName: S['statusName'] | StatusName;
  state: 'done' | 'now' | 'todo' | 'cancelled';
  /** Missing for a status that is still to come. */
  step?: S;
}[];

/** The statuses that an order has had, and those that follow unless it is cancelled. */
export function timelineOf<S extends Step>(history: readonly S[]): OrderTimeline<S> {
  const last = history.at(-1);
  const remaining = last ? remainingStatuses(last.statusName) : [];
  return [
    ...history.map((step) => ({
      statusName: step.statusName,
      state: step === last ? stateOfLast(step) : ('done' as const),
      step,
    })),
    ...remaining.map((statusName) => ({ statusName, state: 'todo' as const })),
  ];
}

function stateOfLast({ statusName }: Step): OrderTimeline<Step>[number]['state'] {
  if (statusName === 'cancelled') return 'cancelled';
  return statusName === 'delivered' ? 'done' : 'now';
}
