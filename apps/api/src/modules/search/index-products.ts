import { normaliserVersion } from '@craftsandore/search';
import { asc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';

import type { Database, DatabaseOrTransaction } from '../../db/client.ts';
import { executePrepared } from '../../db/execute-prepared.ts';
import { products } from '../../db/schema/catalog.ts';
import { productSearch } from '../../db/schema/search.ts';
import { documentOf, type Indexed, type NewWord } from './document.ts';

/** A product with all its words. */
type Worded = Omit<Indexed, 'designs'> & { productDesigns: Indexed['designs'] };

/**
 * Lets searches find these products as they are now. Part of the transaction that changes their words, so that
 * what is searched is never older or newer than what is shown.
 */
export async function indexProducts(
  db: DatabaseOrTransaction,
  worded: readonly Worded[],
): Promise<void> {
  const documents = worded.map(({ productDesigns, ...product }) => ({
    id: product.id,
    ...documentOf({ ...product, designs: productDesigns }),
  }));
  const newWords = wordsOf(documents.flatMap((document) => document.newWords));
  const param = (values: unknown[]) => sql.param(values);

  await executePrepared(
    db,
    sql`
    with written as (
      insert into product_search (product_id, words, normaliser)
      select id, vector::tsvector, ${normaliserVersion}
      from unnest(${param(documents.map(({ id }) => id))}::int[],
        ${param(documents.map(({ vector }) => vector))}::text[]) as document (id, vector)
      on conflict (product_id) do update set words = excluded.words, normaliser = excluded.normaliser
      where (product_search.words, product_search.normaliser) <> (excluded.words, excluded.normaliser)
    ), added as (
      insert into search_vocabulary (term, spelling, is_name)
      select term, spelling, is_name
      from unnest(${param(newWords.map(({ term }) => term))}::text[],
        ${param(newWords.map(({ spelling }) => spelling))}::text[],
        ${param(newWords.map(({ isName }) => isName))}::bool[]) as word (term, spelling, is_name)
      where not exists (
        select from search_vocabulary known
        where known.term = word.term and (known.is_name or not word.is_name))
      order by term
      -- A new id, because instances read what is new by it.
      on conflict (term) do update set id = default, is_name = true, spelling = excluded.spelling
      where excluded.is_name and not search_vocabulary.is_name
      returning id
    )
    select pg_notify('catalogue_changed', 'words') where exists (select from added)`,
  );
}

/** Each word once, in one order for all, so that nobody waits for others in a circle. */
function wordsOf(words: NewWord[]): NewWord[] {
  const byTerm = new Map<string, NewWord>();
  for (const word of words) if (!byTerm.get(word.term)?.isName) byTerm.set(word.term, word);
  return [...byTerm.values()].sort((a, b) => (a.term < b.term ? -1 : 1));
}

/** The same for products of which no more is known than their ids. */
export async function indexProductsById(db: DatabaseOrTransaction, ids: number[]): Promise<void> {
  const { name, nameAr, description, descriptionAr, categoryId, id } = products;
  // Written out, because Drizzle leaves the tables away where it selects from one.
  const productDesigns = sql<Indexed['designs']>`coalesce((
    select json_agg(json_build_object('name', d.name, 'nameAr', d.name_ar) order by d.id)
    from product_designs d where d.product_id = products.id and d.deleted_at is null), '[]')`;
  const rows = await db
    .select({ id, name, nameAr, description, descriptionAr, categoryId, productDesigns })
    .from(products)
    .where(inArray(id, ids))
    .orderBy(asc(id));
  await indexProducts(db, rows);
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
      await indexProductsById(tx, ids);
    });
    count += ids.length;
    last = ids.at(-1) ?? last;
  }
}
