import { sql } from 'drizzle-orm';

import { constantSql } from './constant-sql.ts';
import { products } from './schema/catalogue.ts';

/** What customers see: neither drafts nor what was taken out of the shop. */
export const productInShop = constantSql<unknown>(
  sql`(${products.deletedAt} is null and ${products.isPublished})`,
);
