import { lowStock } from '@craftsandore/contract';
import { sql } from 'drizzle-orm';

import { productDesigns, products } from '../../db/schema/catalog.ts';

const { productId, stock, deletedAt } = productDesigns;

const designsOfProduct = sql`${productDesigns} where ${productId} = ${products.id} and ${deletedAt} is null`;

/** Of a product: whether there is a design to be had. */
export const isAvailable = sql`exists (select from ${designsOfProduct} and ${stock} > 0)`;

/** Whether a design is about to be sold out, or is. */
export const isLow = sql`exists (select from ${designsOfProduct} and ${stock} <= ${lowStock})`;

/** How many pieces of it there are. */
export const pieces = sql`(select coalesce(sum(${stock}), 0) from ${designsOfProduct})`;
