import { OrderStatus } from '@craftsandore/contract';
import { sql } from 'drizzle-orm';

import { copyOfAddress } from '../modules/addresses/addresses.ts';
import { customerOf } from '../modules/customers/customers.ts';
import type { Transaction } from '../db/client.ts';
import { shippingFees } from '../db/schema/addresses.ts';
import { cartItems, carts } from '../db/schema/carts.ts';
import { productDesigns, products } from '../db/schema/catalogue.ts';
import { orderHistory, orderLines, orders, stockLedger } from '../db/schema/orders.ts';
import type { Random } from './random.ts';
import type { SampleOrder } from './sample-orders.ts';
import type { SeededPerson } from './seed-people.ts';
import { daysBefore } from './times.ts';

type Staff = { random: Random; staff: SeededPerson[] };

/** Writes orders as the shop itself would have written them: cart, lines, history, and the stock they took. */
export async function seedOrders(
  tx: Transaction,
  samples: SampleOrder[],
  { random, staff }: Staff,
) {
  const fees = new Map(
    (await tx.select().from(shippingFees)).map(({ governorateCode, fee }) => [
      governorateCode,
      fee,
    ]),
  );

  for (const { customer, lines, steps } of samples) {
    const createdAt = steps[0].at;
    const last = steps.at(-1) ?? steps[0];
    const address = copyOfAddress(random.pick(customer.addresses));

    const [cart] = await tx
      .insert(carts)
      .values({ userId: customer.id, status: 'ordered', createdAt })
      .returning({ id: carts.id });
    if (!cart) throw new Error('A cart was written and not returned');
    await tx.insert(cartItems).values(
      lines.map(({ line: { designId }, quantity }) => ({
        cartId: cart.id,
        designId,
        quantity,
      })),
    );

    const { id: userId, name, email } = customer;
    const { phoneNumber } = address;
    const [order] = await tx
      .insert(orders)
      .values({
        ...address,
        cartId: cart.id,
        userId,
        customerId: await customerOf(tx, { phoneNumber, name, email, userId }),
        customer: `${name} ${email}`,
        statusId: last.statusId,
        paymentMethod: 'cash',
        subtotal: lines.reduce((sum, { line, quantity }) => sum + line.unitPrice * quantity, 0),
        shippingFees: fees.get(address.governorateCode) ?? 0,
        createdAt,
      })
      .returning({ id: orders.id });
    if (!order) throw new Error('An order was written and not returned');
    const orderId = order.id;

    await tx
      .insert(orderLines)
      .values(lines.map(({ line, quantity }) => ({ ...line, orderId, quantity })));
    await tx.insert(orderHistory).values(
      steps.map(({ statusId, at, byStaff }) => ({
        orderId,
        statusId,
        actorKind: byStaff ? ('staff' as const) : ('customer' as const),
        actorId: byStaff ? random.pick(staff).id : customer.id,
        createdAt: at,
      })),
    );

    const taken = lines.map(({ line: { designId }, quantity }) => ({
      designId,
      delta: -quantity,
    }));
    const entry = { orderId, reason: 'sold', createdAt } as const;
    await tx.insert(stockLedger).values(taken.map((line) => ({ ...line, ...entry })));
    if (last.statusId === OrderStatus.cancelled) {
      const back = { orderId, reason: 'cancelled', createdAt: last.at } as const;
      await tx
        .insert(stockLedger)
        .values(taken.map(({ designId, delta }) => ({ designId, delta: -delta, ...back })));
    }
  }
}

/** Books what must once have been received so that, after all the orders, the stock of today is left. */
export async function settleStock(tx: Transaction, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into ${stockLedger} (design_id, delta, reason, created_at)
    select id, received, 'received', greatest(${daysBefore(now, 100).toISOString()}::timestamptz, created_at)
    from (
      select designs.id, products.created_at, designs.stock - coalesce(sum(ledger.delta), 0) as received
      from ${productDesigns} designs join ${products} products on products.id = designs.product_id
        left join ${stockLedger} ledger on ledger.design_id = designs.id
      group by designs.id, products.id
    ) as books
    where received > 0`);
  // Written again in the order in which it happened, as a shop's own ledger is.
  await tx.execute(sql`
    with written as (
      delete from ${stockLedger} returning design_id, delta, reason, order_id, created_at)
    insert into ${stockLedger} (design_id, delta, reason, order_id, created_at)
    select * from written order by created_at, delta desc`);

  await tx.execute(sql`
    update ${products} set sold_count = sold.pieces
    from (
      select designs.product_id, -sum(ledger.delta) as pieces
      from ${stockLedger} ledger join ${productDesigns} designs on designs.id = ledger.design_id
      where ledger.reason <> 'received'
      group by designs.product_id
    ) as sold
    where ${products.id} = sold.product_id`);
}
