import { changeOrderStatus, OrderStatus } from '@craftsandore/contract';

import type { Database } from '../../src/db/client.ts';
import { orderLines } from '../../src/db/schema/orders.ts';
import type { users } from '../../src/db/schema/users.ts';
import { takeStock } from '../../src/modules/catalogue/stock/stock.ts';
import type { testApi } from './api.ts';
import { anOrder, aProduct } from './builders.ts';

const { confirmed, shipped, delivered } = OrderStatus;

export type Fields = { quantities?: number[]; adjustment?: number };

type Who = {
  customer: typeof users.$inferSelect;
  staff: Pick<Awaited<ReturnType<typeof testApi>>['guest'], 'call'>;
};

/** An order of pieces at 100 pounds each, delivered and paid at the door. */
export async function deliveredOrder(
  db: Database,
  { customer, staff }: Who,
  { quantities = [3, 1], adjustment = 0 }: Fields = {},
) {
  const { id: productId, designs } = await aProduct(db, { stock: quantities.map(() => 10) });
  const pieces = quantities.reduce((sum, quantity) => sum + quantity, 0);
  const { id: orderId } = await anOrder(db, customer, {
    ...{ statusId: confirmed, subtotal: pieces * 10_000, adjustment },
  });
  const names = { name: 'Board', nameAr: 'لوح', designName: 'Oak', designNameAr: 'بلوط' };
  const lines = await db
    .insert(orderLines)
    .values(
      designs.map(({ id: designId }, index) => ({
        ...{ orderId, productId, designId, ...names },
        ...{ unitPrice: 10_000, quantity: quantities[index] ?? 1 },
      })),
    )
    .returning();
  await db.transaction((tx) => takeStock(tx, orderId, lines));
  for (const statusId of [shipped, delivered] as const) {
    await staff.call(changeOrderStatus, { params: { orderId }, body: { statusId } });
  }
  return { orderId, lines, productId };
}
