import { normaliserVersion } from '@craftsandore/search';
import { asc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';

import type { Database, DatabaseOrTransaction } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import { productSearch } from '../../db/schema/search.ts';
import { documentOf } from './document.ts';

/**
 * Lets searches find these products as they are now. Part of the transaction that changes their words, so that
 * what is searched is never older or newer than what is shown.
 */
export async function indexProducts(db: DatabaseOrTransaction, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const { name, nameAr, description, descriptionAr, categoryId, id } = products;
  // Written out, because Drizzle leaves the tables away where it selects from one.
  const designs = sql<{ name: string; nameAr: string }[]>`coalesce((
    select json_agg(json_build_object('name', d.name, 'nameAr', d.name_ar) order by d.id)
    from product_designs d where d.product_id = products.id and d.deleted_at is null), '[]')`;
  const rows = await db
    .select({ id, name, nameAr, description, descriptionAr, categoryId, designs })
    .from(products)
    .where(inArray(id, ids))
    .orderBy(asc(id));

  const documents = rows.map((row) => ({ id: row.id, ...documentOf(row) }));
  const newWords = new Map(
    documents.flatMap((document) => document.newWords).map((word) => [word.term, word]),
  );
  for (const { newWords: own } of documents) {
    for (const word of own) if (word.isName) newWords.set(word.term, word);
  }
  // In one order for all, so that nobody waits for others in a circle.
  const sorted = [...newWords.values()].sort((a, b) => (a.term < b.term ? -1 : 1));

  const param = (values: unknown[]) => sql.param(values);
  await db.execute(sql`
    with written as (
      insert into product_search (product_id, words, normaliser)
      select id, vector::tsvector, ${normaliserVersion}
      from unnest(${param(documents.map(({ id }) => id))}::int[],
        ${param(documents.map(({ vector }) => vector))}::text[]) as document (id, vector)
      on conflict (product_id) do update set words = excluded.words, normaliser = excluded.normaliser
    ), added as (
      insert into search_vocabulary (term, spelling, is_name)
      select term, spelling, is_name
      from unnest(${param(sorted.map(({ term }) => term))}::text[],
        ${param(sorted.map(({ spelling }) => spelling))}::text[],
        ${param(sorted.map(({ isName }) => isName))}::bool[]) as word (term, spelling, is_name)
      where not exists (
        select from search_vocabulary known
        where known.term = word.term and (known.is_name or not word.is_name))
      order by term
      -- A new id, because instances read what is new by it.
      on conflict (term) do update set id = default, is_name = true, spelling = excluded.spelling
      where excluded.is_name and not search_vocabulary.is_name
      returning id
    )
    select pg_notify('catalogue_changed', 'words') where exists (select from added)`);
}

const batch = 500;

/** Indexes the products that were not, or by older rules. @returns how many. */
export async function indexStaleProducts(db: Database): Promise<number> {
  let [count, last] = [0, 0];
  for (;;) {
    const stale = await db
      .select({ id: products.id })
      .from(products)
      .leftJoin(productSearch, eq(productSearch.productId, products.id))
      .where(
        sql`${gt(products.id, last)} and ${or(isNull(productSearch.productId), ne(productSearch.normaliser, normaliserVersion))}`,
      )
      .orderBy(asc(products.id))
      .limit(batch);
    const ids = stale.map(({ id }) => id);
    if (ids.length === 0) return count;
    await db.transaction(async (tx) => {
      // Nobody changes them meanwhile; who is about to waits, and indexes them again.
      await tx
        .select({ id: products.id })
        .from(products)
        .where(inArray(products.id, ids))
        .orderBy(asc(products.id))
        .for('share');
      await indexProducts(tx, ids);
    });
    count += ids.length;
    last = ids.at(-1) ?? last;
  }
}
