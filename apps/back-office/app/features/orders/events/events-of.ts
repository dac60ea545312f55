import type {
  MoneyEntry,
  OrderMessage,
  OrderRevision,
  ParcelDetails,
  ParcelEvent,
  StaffOrderDetails,
} from '@craftsandore/contract';

type Order = Pick<StaffOrderDetails, 'history' | 'attempts' | 'notes'>;

/** What the order itself does not hold of what has happened to it. */
export type Happened = {
  revisions: readonly OrderRevision[];
  messages: readonly OrderMessage[];
  /** None until they are read, which is after the page. */
  parcels?: readonly ParcelDetails[] | undefined;
  /** The same of its ledger. */
  money?: readonly MoneyEntry[] | undefined;
};

export const eventKinds = [
  'status',
  'parcel',
  'money',
  'attempt',
  'change',
  'message',
  'note',
] as const;
export type EventKind = (typeof eventKinds)[number];

type Kinds = {
  status: StaffOrderDetails['history'][number] & { isFirst: boolean };
  /** With what was written, where it was a message. */
  attempt: StaffOrderDetails['attempts'][number] & { message?: OrderMessage };
  /** What was said of a parcel, or that its pieces were judged. */
  parcel: { parcel: ParcelDetails; said: ParcelEvent | null; createdAt: string };
  money: MoneyEntry & { createdAt: string };
  change: OrderRevision;
  message: OrderMessage;
  note: StaffOrderDetails['notes'][number];
};

/** Something that has happened to an order; `key` is what a link leads to. */
export type OrderEvent = {
  [K in EventKind]: { kind: K; key: string; createdAt: string; what: Kinds[K] };
}[EventKind];

/** All that has happened to an order, newest first; at the same moment, what it came to stands above. */
export function eventsOf(
  { history, attempts, notes }: Order,
  { revisions, messages, parcels = [], money = [] }: Happened,
): OrderEvent[] {
  const events: OrderEvent[] = [
    ...notes.map((what) => event('note', what.id, what)),
    ...attempts.map((attempt) => {
      const message = messages.find(({ attemptId }) => attemptId === attempt.id);
      return event('attempt', attempt.id, { ...attempt, ...(message && { message }) });
    }),
    ...messages
      .filter(({ attemptId }) => attemptId === null)
      .map((what) => event('message', what.id, what)),
    ...revisions.map((what) => event('change', what.version, what)),
    ...parcels.flatMap((parcel) => [
      ...parcel.events.map((said) =>
        event('parcel', said.id, { parcel, said, createdAt: said.at }),
      ),
      ...(parcel.inspectedAt
        ? [
            event('parcel', `${parcel.id}-back`, {
              parcel,
              said: null,
              createdAt: parcel.inspectedAt,
            }),
          ]
        : []),
    ]),
    ...money.map((entry) => event('money', entry.id, { ...entry, createdAt: entry.at })),
    ...history.map((step, index) => event('status', index + 1, { ...step, isFirst: index === 0 })),
  ];
  return events
    .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))
    .toReversed();
}

const event = <K extends EventKind>(kind: K, id: number | string, what: Kinds[K]) =>
  ({ kind, key: `${kind}-${id}`, createdAt: what.createdAt, what }) as OrderEvent; // the two of one kind
