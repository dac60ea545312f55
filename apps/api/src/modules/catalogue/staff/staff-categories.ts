import type { StaffCategory } from '@craftsandore/contract';
import { normalise } from '@craftsandore/search';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/client.ts';
import { holdName } from '../../../db/hold-name.ts';
import { categories, productCounts, products } from '../../../db/schema/catalogue.ts';
import { isReordered } from '../../../db/is-reordered.ts';
import { type Fault, Problem } from '../../../problem.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { categoryInShop, findCategories, inOrder, inShop } from '../categories.ts';

type Optional<Fields> = { [Field in keyof Fields]?: Fields[Field] | undefined };
type NewCategory = { name: string; nameAr: string; photoId: number } & Optional<{
  description: string;
  descriptionAr: string;
  isHidden: boolean;
}>;
type Change = Optional<NewCategory>;

/** All categories, those that are hidden too, with the numbers of products that are kept for each. */
export async function findStaffCategories(
  db: Database,
  photoUrls: PhotoUrls,
): Promise<StaffCategory[]> {
  const [all, counts] = await Promise.all([
    findCategories(db, photoUrls),
    db.select().from(productCounts),
  ]);
  const countsOf = new Map(counts.map((count) => [count.categoryId, count]));
  return all.map((category) => {
    const {
      inShop: publishedCount = 0,
      drafts = 0,
      archived = 0,
    } = countsOf.get(category.id) ?? {};
    return { ...category, publishedCount, productCount: publishedCount + drafts + archived };
  });
}

/** @throws Problem when another category has such a name. */
export async function insertCategory(tx: Transaction, fields: NewCategory): Promise<number> {
  await refuseTakenNames(tx, fields);
  const [row] = await tx.insert(categories).values(fields).returning({ id: categories.id });
  if (!row) throw new Error('No row was written for a category');
  return row.id;
}

/**
 * Fields that are undefined stay.
 * @throws Problem when another category has such a name, or another change has come since the version that was seen.
 */
export async function changeCategory(
  tx: Transaction,
  id: number,
  { seenVersion, ...fields }: Change & { seenVersion?: number | undefined },
): Promise<void> {
  await refuseTakenNames(tx, fields, id);
  const isSeen = seenVersion === undefined ? undefined : eq(categories.version, seenVersion);
  const changed = await tx
    .update(categories)
    .set({ ...fields, version: sql`${categories.version} + 1` })
    .where(and(categoryInShop(id), isSeen))
    .returning({ id: categories.id });
  // Whether there is such a category at all is said by who reads it next.
  if (changed.length === 0 && isSeen) throw await unseen(tx, id);
}

/** @throws Problem when the categories are no longer those that were seen, or not in that order. */
export async function sortAllCategories(
  tx: Transaction,
  { ids, seenIds }: { ids: number[]; seenIds: number[] },
): Promise<void> {
  // One at a time, until the transaction ends; a new category may come meanwhile, behind all others.
  await holdName(tx, 'order of categories');
  const now = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(inShop)
    .orderBy(...inOrder);
  if (!isReordered(now, { ids, seenIds })) throw new Problem('category.order_changed');
  if (ids.length === 0) return;
  await tx
    .update(categories)
    .set({ place: sql`array_position(${sql.param(ids)}::integer[], ${categories.id})` })
    .where(inArray(categories.id, ids));
}

async function unseen(tx: Transaction, id: number): Promise<Problem> {
  const isThere = (await tx.$count(categories, categoryInShop(id))) > 0;
  return new Problem(isThere ? 'category.changed' : 'category.not_found');
}

/**
 * Refuses a name that reads like another category's in the same language. What a category is called already is never
 * refused: one that came back with a product may have a name that another was given since.
 */
async function refuseTakenNames(tx: Transaction, fields: Change, ownId = 0): Promise<void> {
  if (fields.name === undefined && fields.nameAr === undefined) return;
  // One at a time, until the transaction ends: two with the same name may come at once.
  await holdName(tx, 'category names');
  const all = await tx.select().from(categories).where(inShop);

  const faults = (['nameAr', 'name'] as const).flatMap((path): Fault[] => {
    const wanted = alikeBy(fields[path]);
    const alike = all.filter((category) => alikeBy(category[path]) === wanted);
    const [other] = alike.some(({ id }) => id === ownId) ? [] : alike;
    return other ? [{ path, values: { name: other[path] } }] : [];
  });
  if (faults.length > 0) throw new Problem('category.name_taken', { faults });
}

/** The same for names that searches take for each other. */
const alikeBy = (name = '') => normalise(name) || name;

/** Lets nobody remove a category until the transaction ends. @throws Problem when there is no such category. */
export const holdCategory = (tx: Transaction, id: number): Promise<void> => lock(tx, id, 'share');

/** Lets nobody put a product into a category until the transaction ends. @throws Problem as above. */
export const lockCategory = (tx: Transaction, id: number): Promise<void> => lock(tx, id, 'update');

async function lock(tx: Transaction, id: number, strength: 'share' | 'update'): Promise<void> {
  const locked = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(categoryInShop(id))
    .for(strength);
  if (locked.length === 0) throw new Problem('category.not_found');
}

export const countProductsOf = (tx: Transaction, categoryId: number): Promise<number> =>
  tx.$count(products, and(eq(products.categoryId, categoryId), isNull(products.deletedAt)));

export async function removeCategory(tx: Transaction, id: number): Promise<void> {
  await tx
    .update(categories)
    .set({ deletedAt: sql`now()` })
    .where(eq(categories.id, id));
}

/** One that is in the shop is not even locked: who adds a product holds it, and may wait for us. */
export async function restoreCategory(tx: Transaction, id: number): Promise<void> {
  await tx
    .update(categories)
    .set({ deletedAt: null })
    .where(and(eq(categories.id, id), isNotNull(categories.deletedAt)));
}
