import type { Catalogue } from './catalogue.ts';
import type { Order, Shop } from './shop.ts';
import { pick, type Row, type TableData, upTo } from './table-data.ts';
import { cities, familyNames, givenNames, things, woods } from './words.ts';

const staff: Row[] = [
  [1, 'Bench Admin', 'admin@bench.example', 1],
  [2, 'Bench Sales', 'sales@bench.example', 2],
  [3, 'Bench Developer', 'developer@bench.example', 4],
];
const shippingFees = 6_500;
const networks = ['0', '1', '2', '5'];
const day = 24 * 60 * 60 * 1000;
/** Days after which a carrier has paid what it took. */
const paidAfterDays = 10;
const carriers = ['own', 'own', 'bosta', 'other'];
/** Of parcels on their way. */
const statesAway = ['moving', 'out_for_delivery', 'moving', 'attempt_failed', 'needs_staff'];

/** Customers and their orders. Customers come after the staff; orders and their carts have the same ids. */
export function salesOf(
  shop: Shop,
  catalogue: Catalogue,
  sold: Uint32Array,
  governorates: string[],
) {
  const userId = (customer: number) => staff.length + customer + 1;
  const name = (customer: number) =>
    `${pick(givenNames, customer)} ${pick(familyNames, Math.floor(customer / givenNames.length))}`;
  const email = (customer: number) => `customer-${customer}@bench.example`;

  const addressColumns = [
    ...['street_address', 'city', 'governorate_code', 'postal_code', 'phone_number'],
  ];
  const address = (customer: number): Row => [
    `${1 + (customer % 200)} Nile Street`,
    pick(cities, customer),
    pick(governorates, customer * 31),
    '',
    `+201${pick(networks, customer)}${String((customer * 7919) % 1e8).padStart(8, '0')}`,
  ];

  const subtotal = ({ lines }: Order) =>
    lines.reduce((sum, { product, quantity }) => sum + catalogue.price(product) * quantity, 0);

  /** Rows for every line of every order, generated again for each table that needs them. */
  const ofLines = (row: (order: Order, line: Order['lines'][number], id: number) => Row[]) =>
    upTo(shop.orders).flatMap((index) => {
      const order = shop.order(index);
      return order.lines.flatMap((line) => row(order, line, index + 1));
    });

  /** The parcel of an order, which has its number; undefined where it has none (yet). */
  function parcelOf(index: number, order: Order) {
    const state = stateOf(index, order.status);
    if (!state) return;
    const bookedAt = order.createdAt.getTime() + day;
    const isPaid = bookedAt < shop.until - paidAfterDays * day;
    return {
      ...{ state, bookedAt: new Date(bookedAt), lastAt: new Date(bookedAt + day) },
      ...{ isBack: state === 'returned', isPaid, cashDue: subtotal(order) + shippingFees },
    };
  }

  /** Rows for every parcel, generated again for each table that needs them. */
  const ofParcels = (
    row: (id: number, parcel: NonNullable<ReturnType<typeof parcelOf>>) => Row[],
  ) =>
    upTo(shop.orders).flatMap((index) => {
      const parcel = parcelOf(index, shop.order(index));
      return parcel ? row(index + 1, parcel) : [];
    });

  function* ledger(): Generator<Row> {
    for (const design of upTo(shop.designs)) {
      const received = catalogue.stockOf(design) + (sold[design] ?? 0);
      if (received > 0) yield [design + 1, received, 'received', null];
    }
    yield* ofLines(({ status }, { design, quantity }, id) => [
      [design + 1, -quantity, 'sold', id],
      ...(status === 5 ? [[design + 1, quantity, 'cancelled', id]] : []),
    ]);
  }

  const tables: TableData[] = [
    { table: 'users', columns: ['id', 'name', 'email', 'role_id'], rows: staff },
    {
      table: 'users',
      columns: ['id', 'name', 'email', 'role_id', 'is_verified', 'created_at'],
      rows: upTo(shop.customers).map((customer) => [
        userId(customer),
        name(customer),
        email(customer),
        3,
        customer % 3 > 0,
        new Date(shop.until - (shop.customers - customer) * 60_000),
      ]),
    },
    {
      table: 'addresses',
      columns: ['user_id', ...addressColumns],
      rows: upTo(shop.customers).map((customer) => [userId(customer), ...address(customer)]),
    },
    {
      table: 'carts',
      columns: ['id', 'user_id', 'status'],
      rows: upTo(shop.orders).map((index) => [
        index + 1,
        userId(shop.order(index).customer),
        'ordered',
      ]),
    },
    {
      table: 'orders',
      columns: [
        ...['id', 'cart_id', 'user_id', 'customer', 'status_id', 'payment_method'],
        ...['subtotal', 'shipping_fees', 'created_at', ...addressColumns],
      ],
      rows: upTo(shop.orders).map((index) => {
        const order = shop.order(index);
        const { customer, status, createdAt } = order;
        return [
          ...[index + 1, index + 1, userId(customer), `${name(customer)} ${email(customer)}`],
          ...[status, 'cash', subtotal(order), shippingFees, createdAt, ...address(customer)],
        ];
      }),
    },
    {
      table: 'order_lines',
      columns: [
        ...['order_id', 'product_id', 'design_id', 'name', 'name_ar', 'design_name'],
        ...['design_name_ar', 'unit_price', 'quantity'],
      ],
      rows: ofLines((_, { product, design, quantity }, id) => [
        [
          ...[id, product + 1, design + 1, ...pick(things, product), ...pick(woods, design)],
          ...[catalogue.price(product), quantity],
        ],
      ]),
    },
    {
      table: 'order_history',
      columns: ['order_id', 'status_id', 'actor_id', 'created_at'],
      rows: upTo(shop.orders).flatMap((index) => {
        const { status, customer, createdAt } = shop.order(index);
        const placed: Row = [index + 1, 1, userId(customer), createdAt];
        return status === 1 ? [placed] : [placed, [index + 1, status, 2, createdAt]];
      }),
    },
    {
      table: 'stock_ledger',
      columns: ['design_id', 'delta', 'reason', 'order_id'],
      rows: ledger(),
    },
    {
      table: 'shipments',
      columns: [
        ...['id', 'order_id', 'carrier', 'tracking_number', 'state', 'cash_due', 'promised_day'],
        ...['attempts', 'last_event_at', 'is_cash_open', 'booked_by', 'inspected_at', 'created_at'],
      ],
      rows: ofParcels((id, { state, bookedAt, lastAt, isBack, isPaid, cashDue }) => [
        [
          ...[id, id, pick(carriers, id), `P${id}`, state, cashDue, new Date(+bookedAt + 3 * day)],
          ...[isBack ? 2 : 0, lastAt, !isBack && !isPaid, 2, isBack ? lastAt : null, bookedAt],
        ],
      ]),
    },
    {
      table: 'money_entries',
      columns: ['order_id', 'shipment_id', 'kind', 'method', 'amount', 'actor_kind', 'at'],
      rows: ofParcels((id, { state, bookedAt, lastAt, isBack, isPaid, cashDue }) => {
        const entry = (kind: string, amount: number, at: Date): Row => [
          ...[id, id, kind, 'cash', amount, 'system', at],
        ];
        return [
          entry('expected', cashDue, bookedAt),
          ...(isBack ? [entry('expected', -cashDue, lastAt)] : []),
          ...(state === 'delivered' ? [entry('collected', cashDue, lastAt)] : []),
          ...(state === 'delivered' && isPaid ? [entry('paid', cashDue, lastAt)] : []),
        ];
      }),
    },
    {
      table: 'ratings',
      columns: ['user_id', 'product_id', 'rating', 'comment'],
      rows: upTo(shop.products).flatMap((product) =>
        catalogue
          .starsOf(product)
          .map((stars, place): Row => [
            userId((product + place) % shop.customers),
            product + 1,
            stars,
            place % 3 === 0 ? 'جميل جدا ومتقن الصنع' : '',
          ]),
      ),
    },
  ];
  return tables;
}

/** What has become of the parcel of an order in this status; undefined where it has none: half of those that were cancelled left. */
function stateOf(index: number, status: Order['status']): string | undefined {
  if (status === 2) return index % 2 ? 'booked' : undefined;
  if (status === 3) return pick(statesAway, index);
  if (status === 4) return 'delivered';
  return status === 5 && index % 2 ? 'returned' : undefined;
}
