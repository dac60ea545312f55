import { startTemporaryPostgres } from '@craftsandore/tools/postgres';
import pg from 'pg';

import { runApi } from '../../support/api-process.ts';
import { openApi } from '../support/open-api.ts';
import { readCatalogue } from './sets.ts';

/** The API on a new database with the sample catalogue, and the keys of its products by their ids. */
export async function openSampleShop() {
  const server = await startTemporaryPostgres();
  const keys = await fillSampleShop(server.url);
  const api = await openApi(server.url);
  return {
    url: api.url,
    keys,
    async close() {
      await api.stop();
      await server.stop();
    },
  };
}

/** Fills a new database with the sample catalogue, without photos. @returns the keys of products by their ids. */
async function fillSampleShop(databaseUrl: string): Promise<Map<number, string>> {
  await runApi(databaseUrl, ['migrate']);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const keys = new Map<number, string>();
  const insert = async (statement: string, values: unknown[]): Promise<number> => {
    const { rows } = await client.query<{ id: number }>(`${statement} returning id`, values);
    return rows[0]?.id ?? 0;
  };
  try {
    const { categories, products } = readCatalogue();
    const categoryIds = new Map<string, number>();
    for (const { key, name, nameAr } of categories) {
      const statement = 'insert into categories (name, name_ar) values ($1, $2)';
      categoryIds.set(key, await insert(statement, [name, nameAr]));
    }
    for (const { key, category, designs, ...product } of products) {
      const productId = await insert(
        `insert into products (name, name_ar, description, description_ar, price, weight_in_kilograms,
          category_id, pieces, finish, origin, is_food_safe, in_the_box, in_the_box_ar)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
        [
          ...[product.name, product.nameAr, product.description, product.descriptionAr],
          ...[product.price * 100, product.weight, categoryIds.get(category)],
          designs.reduce((pieces, { stock }) => pieces + stock, 0),
          ...[product.finish, product.origin, product.isFoodSafe],
          ...[product.inTheBox, product.inTheBoxAr],
        ],
      );
      keys.set(productId, key);
      for (const { name, nameAr, wood, stock } of designs) {
        await insert(
          'insert into product_designs (product_id, name, name_ar, wood, stock) values ($1, $2, $3, $4, $5)',
          [productId, name, nameAr, wood, stock],
        );
      }
    }
  } finally {
    await client.end();
  }
  await runApi(databaseUrl, ['index-search']);
  return keys;
}
