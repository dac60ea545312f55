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
