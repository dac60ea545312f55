import { Role, type RoleName } from '@craftsandore/roles';
import { Failure } from '@craftsandore/tools/failure';
import type pg from 'pg';

import { addPeople } from '../../support/people.ts';
import { tokenFor } from '../../support/tokens.ts';

/** Signs in an account with this role, as the API would have: of customers, one who has ordered. @returns headers. */
export async function signIn(database: pg.Pool, role: RoleName) {
  const { rows } = await database.query<{ id: string }>(
    `insert into sessions (user_id, expires_at)
     select id, now() + interval '1 day' from users where role_id = $1
     order by exists (select from orders where orders.user_id = users.id) desc, id limit 1
     returning id`,
    [Role[role]],
  );
  return { authorization: `Bearer ${tokenFor(rows[0]?.id ?? '')}` };
}

/** The first product of the shop, and its first design. */
export async function aDesign(database: pg.Pool): Promise<{ id: number; productId: number }> {
  const { rows } = await database.query<{ id: number; productId: number }>(
    `select product_designs.id, product_id as "productId" from product_designs
     join products on products.id = product_id where products.deleted_at is null
     order by product_designs.id limit 1`,
  );
  const [design] = rows;
  if (!design) throw new Failure('There is no product to measure with.');
  return design;
}

/** A customer whose cart holds one piece of a design, and what is needed to order it. */
export type Buyer = { userId: number; sessionId: string; cartId: number; addressId: number };

/** Creates `count` buyers, with two pieces in stock for each, and returns them one by one. */
export async function buyersOf(
  database: pg.Pool,
  designId: number,
  count: number,
): Promise<() => Buyer> {
  await database.query('update product_designs set stock = stock + $2 where id = $1', [
    designId,
    2 * count,
  ]);
  const people = await addPeople(
    async (text, values) => (await database.query(text, values)).rows,
    count,
    'User',
  );
  const { rows: carts } = await database.query<{ id: number; userId: number }>(
    `with pushed as (
       insert into carts (user_id) select unnest($1::int[]) returning id, user_id
     ), filled as (
       insert into cart_items (cart_id, design_id, quantity) select id, $2, 1 from pushed
     )
     select id, user_id as "userId" from pushed`,
    [people.map(({ userId }) => userId), designId],
  );
  const cartIds = new Map(carts.map(({ id, userId }) => [userId, id]));
  return () => {
    const person = people.pop();
    if (!person) throw new Failure('Everybody has had a turn.');
    return { ...person, cartId: cartIds.get(person.userId) ?? 0 };
  };
}
