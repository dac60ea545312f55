import { randomUUID } from 'node:crypto';

import { OrderStatus } from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';

import type { Database, DatabaseOrTransaction } from '../../src/db/client.ts';
import { addresses } from '../../src/db/schema/addresses.ts';
import { carts } from '../../src/db/schema/carts.ts';
import { categories, productDesigns, products } from '../../src/db/schema/catalogue.ts';
import { orders, stockLedger } from '../../src/db/schema/orders.ts';
import { sessions, users } from '../../src/db/schema/users.ts';
import { indexProductsById } from '../../src/modules/search/indexing/index-products.ts';

function only<T>([row]: T[]): T {
  if (!row) throw new Error('Nothing was written');
  return row;
}

export const aUser = async (db: Database, fields: Partial<typeof users.$inferInsert> = {}) =>
  only(
    await db
      .insert(users)
      .values({
        name: 'Salma Morsi',
        email: `${randomUUID()}@example.com`,
        roleId: Role.User,
        ...fields,
      })
      .returning(),
  );

export const aSession = async (
  db: Database,
  userId: number,
  fields: Partial<typeof sessions.$inferInsert> = {},
) =>
  only(
    await db
      .insert(sessions)
      .values({ userId, expiresAt: new Date(Date.now() + 3_600_000), ...fields })
      .returning(),
  );

export const anAddress = async (
  db: Database,
  userId: number,
  fields: Partial<typeof addresses.$inferInsert> = {},
) =>
  only(
    await db
      .insert(addresses)
      .values({
        userId,
        streetAddress: '17 Talaat Harb Street',
        city: 'Downtown',
        governorateCode: 'EG-C',
        postalCode: '11511',
        phoneNumber: '+201000000001',
        ...fields,
      })
      .returning(),
  );

export const aCategory = async (
  db: Database,
  fields: Partial<typeof categories.$inferInsert> = {},
) =>
  only(
    await db
      .insert(categories)
      .values({ name: 'Bowls', nameAr: 'سلطانيات', ...fields })
      .returning(),
  );

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

type ProductFields = Partial<typeof products.$inferInsert> & {
  /** Pieces of each design; one design of ten unless told otherwise. */
  stock?: number[];
};

/** A product with its designs, whose stock the ledger knows as received. Prices in piastres. */
export async function aProduct(db: Database, { stock = [10], ...fields }: ProductFields = {}) {
  const categoryId = fields.categoryId ?? (await aCategory(db)).id;
  const product = only(
    await db
      .insert(products)
      .values({
        name: 'Salad bowl',
        nameAr: 'سلطانية سلطة',
        description: 'Turned from one piece.',
        descriptionAr: 'مخروطة من قطعة واحدة.',
        price: 12_550,
        weightInKilograms: 1.2,
        ...fields,
        categoryId,
      })
      .returning(),
  );
  const designs = await db
    .insert(productDesigns)
    .values(
      stock.map((pieces, index) => ({
        productId: product.id,
        name: `Design ${index + 1}`,
        nameAr: `تصميم ${index + 1}`,
        stock: pieces,
      })),
    )
    .returning();
  const held = {
    pieces: sum(stock),
    fewest: Math.min(...stock),
  };
  await db.update(products).set(held).where(eq(products.id, product.id));
  const received = designs
    .filter(({ stock }) => stock > 0)
    .map(({ id, stock }) => ({ designId: id, delta: stock, reason: 'received' as const }));
  if (received.length > 0) await db.insert(stockLedger).values(received);
  await indexProductsById(db, [product.id]);

  return { ...product, ...held, design: only(designs), designs };
}

/** An order as it was placed, without lines. Costs in piastres. */
export async function anOrder(
  db: DatabaseOrTransaction,
  user: typeof users.$inferSelect,
  fields: Partial<typeof orders.$inferInsert> = {},
) {
  const cart = only(
    await db.insert(carts).values({ userId: user.id, status: 'ordered' }).returning(),
  );
  return only(
    await db
      .insert(orders)
      .values({
        userId: user.id,
        customer: `${user.name} ${user.email}`,
        cartId: cart.id,
        statusId: OrderStatus.pending,
        paymentMethod: 'cash',
        subtotal: 10_000,
        shippingFees: 6_500,
        streetAddress: '17 Talaat Harb Street',
        city: 'Downtown',
        governorateCode: 'EG-C',
        postalCode: '11511',
        phoneNumber: '+201000000001',
        ...fields,
      })
      .returning(),
  );
}
