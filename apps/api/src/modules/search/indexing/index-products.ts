import { normaliserVersion } from '@craftsandore/search';
import { asc, inArray, sql } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { executePrepared } from '../../../db/execute-prepared.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { type ProductTexts, textsOf, vectorOf } from './document.ts';
import { distinct, newWordsOf } from './new-words.ts';

/** A product with its designs, as the catalogue reads it. */
type Product = Omit<ProductTexts, 'designs'> & {
  productDesigns: ProductTexts['designs'];
  isPublished: boolean;
};

/**
 * Lets searches find these products as they are now. Part of the transaction that changes their texts, so that
 * what is searched is never older or newer than what is shown.
 */
export async function indexProducts(
  db: DatabaseOrTransaction,
  changed: readonly Product[],
): Promise<void> {
  const documents = changed.map(({ productDesigns: designs, isPublished, ...rest }) => {
    const product = { ...rest, designs };
    const texts = textsOf(product);
    return {
      id: product.id,
      vector: vectorOf(product, texts),
      // Words are suggested to customers, who must not learn of a draft.
      words: isPublished ? newWordsOf(product, texts) : [],
    };
  });
  const newWords = distinct(documents.flatMap(({ words }) => words));
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

/** The same for products that have only their ids at hand. */
export async function indexProductsById(db: DatabaseOrTransaction, ids: number[]): Promise<void> {
  const { name, nameAr, description, descriptionAr, categoryId, id, isPublished } = products;
  const { finish, origin, isFoodSafe, inTheBox, inTheBoxAr } = products;
  // Written out, because Drizzle omits table names when it selects from one table.
  const productDesigns = sql<ProductTexts['designs']>`coalesce((
    select json_agg(json_build_object('name', d.name, 'nameAr', d.name_ar, 'wood', d.wood) order by d.id)
    from product_designs d where d.product_id = products.id and d.deleted_at is null), '[]')`;
  const rows = await db
    .select({
      id,
      name,
      nameAr,
      description,
      descriptionAr,
      categoryId,
      isPublished,
      finish,
      origin,
      isFoodSafe,
      inTheBox,
      inTheBoxAr,
      productDesigns,
    })
    .from(products)
    .where(inArray(id, ids))
    .orderBy(asc(id));
  await indexProducts(db, rows);
}
