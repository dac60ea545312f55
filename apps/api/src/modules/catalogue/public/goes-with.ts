import type { Product } from '@craftsandore/contract';
import { sql } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { productInShop } from '../../../db/product-in-shop.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { orderLines, orders } from '../../../db/schema/orders.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { findProducts } from '../products.ts';

/** As many as stand in one row. */
const shownProducts = 4;

/** Of so many orders it is counted, so that it costs the same however often a product was sold. */
const latestOrders = 200;

/**
 * What was bought most together with a product, then what sells best: in stock, and of other categories, because
 * what is like it has a place of its own. Nothing of a product that is not in the shop.
 */
export async function findGoesWith(
  db: Database,
  photoUrls: PhotoUrls,
  id: number,
): Promise<Product[]> {
  const isOffered = sql`${productInShop} and ${products.pieces} > 0
    and ${products.categoryId} <> (select category_id from own)`;
  const { rows } = await db.execute<{ id: number }>(sql`
    with own as (
      select category_id from products where id = ${id} and ${productInShop}
    ), latest as (
      select ${orderLines.orderId} from ${orderLines} join ${orders} on ${orders.id} = ${orderLines.orderId}
      where ${orderLines.productId} = ${id} and ${orders.statusId} <> 5
      order by ${orderLines.id} desc limit ${latestOrders}
    ), together as (
      select ${orderLines.productId}, count(distinct ${orderLines.orderId}) as times
      from ${orderLines} join latest on latest.order_id = ${orderLines.orderId}
      group by ${orderLines.productId}
    ), bestsellers as (
      select ${products.id}, 0 as times, ${products.soldCount} from ${products} where ${isOffered}
      order by ${products.soldCount} desc, ${products.id} desc limit ${shownProducts}
    ), bought as (
      select ${products.id}, together.times, ${products.soldCount}
      from together join ${products} on ${products.id} = together.product_id where ${isOffered}
    )
    select id from (select * from bought union all select * from bestsellers) as offered
    group by id order by max(times) desc, max(sold_count) desc, id desc limit ${shownProducts}`);
  return findProducts(
    db,
    photoUrls,
    rows.map((row) => row.id),
  );
}
