import { Role } from '@craftsandore/roles';
import { sql } from 'drizzle-orm';

import type { Database } from '../../src/db/client.ts';
import { aProduct } from './builders.ts';

const given = ['أحمد', 'منى', 'خالد', 'هبة', 'يوسف', 'Sara', 'Omar', 'Nadia', 'Karim', 'Laila'];
const cities = ['Nasr City', 'مدينة نصر', '٦ أكتوبر', 'المعادي', 'Dokki', 'دمنهور', 'Heliopolis'];
const family = ['فؤاد', 'عبد الرؤوف', 'الجمّال', 'صبري', 'Mansour', 'Fahmy', 'Younan', 'Zaki'];

/**
 * Fills a database with orders of three years, a customer for every four of them, and as many logged calls,
 * then tells the planner: enough for it to choose as it would for a hundred times as much.
 */
export async function manyOrders(db: Database, count: number): Promise<void> {
  const anyOf = (names: string[], n: string) =>
    sql`(${sql.param(names)}::text[])[1 + ${sql.raw(n)} % ${sql.raw(String(names.length))}]`;

  await db.execute(sql`
    insert into users (name, email, role_id, created_at)
    select ${anyOf(given, 'n')} || ' ' || ${anyOf(family, '(n / 7)')} || ' ' || substr(md5(n::text), 1, 5),
      substr(md5('mail' || n), 1, 12) || '@example.com', ${Role.User}::int, now() - n * interval '2 hours'
    from generate_series(1, ${Math.ceil(count / 4)}::int) as n`);
  await db.execute(sql`
    with buyers as (select id, row_number() over (order by id) as number from users),
    placed as (
      insert into carts (user_id, status)
      select buyers.id, 'ordered'
      from generate_series(1, ${count}::int) as n
      join buyers on number = 1 + n % ${Math.ceil(count / 4)}::int
      returning id, user_id
    )
    insert into orders (cart_id, user_id, customer, status_id, payment_method, subtotal, shipping_fees,
      street_address, city, governorate_code, postal_code, phone_number, created_at)
    select placed.id, user_id, name || ' ' || email,
      case when placed.id % 50 = 0 then 1 when placed.id % 20 = 0 then 5 else 4 end, 'cash',
      10000 + abs(hashint4(placed.id)) % 900000, 6500, '1 Street', ${anyOf(cities, 'placed.id')},
      case when placed.id % 3 = 0 then 'EG-C' when placed.id % 100 = 1 then 'EG-BH' else 'EG-GZ' end, '',
      '+201' || (array['0', '1', '2', '5'])[1 + placed.id % 4] || lpad((placed.id::bigint * 7919 % 100000000)::text, 8, '0'),
      now() - (placed.id::bigint * 1103 % (3 * 365 * 24 * 60)) * interval '1 minute'
    from placed join users on users.id = user_id`);
  await db.execute(sql`
    insert into sessions (user_id, expires_at) select id, now() + interval '1 day' from users`);
  await db.execute(sql`
    insert into addresses (user_id, street_address, city, governorate_code, postal_code, phone_number)
    select id, '1 Street', 'City', 'EG-C', '', '+201000000001' from users`);
  const { categoryId } = await aProduct(db);
  await db.execute(sql`
    with added as (
      insert into products (category_id, name, name_ar, description, description_ar, price, weight_in_kilograms)
      select ${categoryId}::int, 'Plate ' || n, 'طبق ' || n, '', '', 100, 1 from generate_series(1, 100) as n
      returning id
    )
    insert into product_designs (product_id, name, name_ar, stock) select id, '', '', 0 from added`);
  await db.execute(sql`
    with numbered as (select id, product_id, row_number() over (order by id) as number from product_designs)
    insert into order_lines (order_id, product_id, design_id, name, name_ar, design_name, design_name_ar, unit_price,
      quantity, sku)
    select orders.id, product_id, numbered.id, '', '', '', '', 100, 1, 'PLT-' || orders.id
    from orders join numbered on number = 1 + orders.id % 101`);
  await db.execute(sql`
    insert into order_history (order_id, status_id, actor_id) select id, 1, user_id from orders`);
  await db.execute(sql`
    insert into confirmation_attempts (order_id, channel, direction, outcome, actor_kind, created_at)
    select id, 'call', 'out', 'no_answer', 'staff', created_at + interval '1 hour' from orders`);
  await db.execute(sql`
    insert into order_notes (order_id, staff_id, text) select id, user_id, 'Called' from orders`);
  await db.execute(sql`
    insert into api_logs (method, url, user_id, status_code, query_params, path_params, request_id, duration_ms,
      created_at)
    select case when n % 100 = 0 then 'DELETE' else 'GET' end, '/products/' || n, 1 + n % 500,
      case when n % 200 = 0 then 500 when n % 30 = 0 then 404 else 200 end, '{}', '{}', md5(n::text), 1,
      now() - n * interval '2 minutes'
    from generate_series(1, ${count}::int) as n`);
  await db.execute(sql`
    with people as (
      insert into customers (name, email, user_id) select name, email, id from users returning id, user_id
    )
    update orders set customer_id = people.id from people where people.user_id = orders.user_id`);
  await db.execute(sql`
    insert into customer_phones (phone_number, customer_id)
    select phone_number, min(customer_id) from orders group by phone_number`);
  await db.execute(sql`
    insert into order_history (order_id, status_id, actor_kind, cancel_reason)
    select id, 5, 'staff', case when id % 2 = 0 then 'refused' else 'other' end::cancel_reason
    from orders where status_id = 5`);
  await db.execute(sql`vacuum (analyze)`);
}
