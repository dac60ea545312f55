import {
  isSystemPage,
  type createPage,
  type PageWords,
  type ParsedInput,
  type updatePage,
} from '@craftsandore/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/client.ts';
import { pages, pageSlugs, pageVersions } from '../../../db/schema/pages.ts';
import { Problem } from '../../../problem.ts';
import { keepPhotosOf } from '../page-photos.ts';
import { wordsOfVersion } from '../pages.ts';
import { assertFree, movePage, takeSlug, throwTaken } from './page-slugs.ts';

type New = ParsedInput<typeof createPage>['body'] & { staffId: number };

/**
 * Begins a page. Repeated by the same person with the same words, as after an answer that was lost, it comes to the same page.
 * @throws Problem where the address may not be taken, or is
 */
export function beginPage(db: Database, page: New): Promise<void> {
  return db
    .transaction((tx) => insertPage(tx, page))
    .catch(async (error: unknown) => {
      const isTaken = error instanceof Problem && error.code === 'page.slug_taken';
      if (!isTaken || !(await isBegun(db, page))) throw error;
    });
}

/** Whether it was begun like this, and nothing has happened to it since. */
async function isBegun(db: Database, { slug, staffId, ...words }: New): Promise<boolean> {
  const [begun] = await db
    .select(wordsOfVersion)
    .from(pages)
    .innerJoin(pageVersions, eq(pageVersions.pageId, pages.id))
    .where(
      and(
        ...[eq(pages.slug, slug), isNull(pages.deletedAt), eq(pages.version, 1)],
        eq(pageVersions.staffId, staffId),
      ),
    );
  return begun !== undefined && !isOther(words, begun);
}

async function insertPage(tx: Transaction, { slug, staffId, ...words }: New): Promise<void> {
  assertFree(slug);
  const [page] = await tx
    .insert(pages)
    .values({ slug })
    .returning({ id: pages.id })
    .catch((error: unknown) => throwTaken(error, 'pages_slug', slug));
  if (!page) throw new Error('No row was written for a page');
  await takeSlug(tx, page.id, slug);
  await addVersion(tx, { pageId: page.id, number: 1, staffId, words });
}

type NewVersion = {
  pageId: number;
  number: number;
  staffId: number;
  words: PageWords;
  restoredFrom?: number;
};

async function addVersion(tx: Transaction, { words, ...version }: NewVersion): Promise<void> {
  await tx.insert(pageVersions).values({ ...version, ...words });
  await keepPhotosOf(tx, { ...version, texts: [words.body, words.bodyAr] });
}

/** Held until the transaction ends. @throws Problem when there is no such page, or somebody has changed it since. */
export async function lockPage(tx: Transaction, slug: string, seenVersion?: number) {
  const [page] = await tx
    .select()
    .from(pages)
    .where(and(eq(pages.slug, slug), isNull(pages.deletedAt)))
    .for('no key update');
  if (!page) throw new Problem('page.not_found');
  if (seenVersion !== undefined && page.version !== seenVersion) throw new Problem('page.changed');
  return page;
}

export async function newestOf(tx: Transaction, pageId: number) {
  const [version] = await tx
    .select({ number: pageVersions.number, words: wordsOfVersion })
    .from(pageVersions)
    .where(eq(pageVersions.pageId, pageId))
    .orderBy(desc(pageVersions.number))
    .limit(1);
  if (!version) throw new Error(`Page ${pageId} has no version`);
  return version;
}

type Change = ParsedInput<typeof updatePage>['body'] & { staffId: number };

/** @returns the address that it has now. @throws Problem */
export async function changePage(
  tx: Transaction,
  slug: string,
  { seenVersion, staffId, slug: wanted = slug, ...some }: Change,
): Promise<string> {
  const page = await lockPage(tx, slug, seenVersion);
  const newest = await newestOf(tx, page.id);
  const words = { ...newest.words, ...some };
  if (isOther(words, newest.words)) {
    await addVersion(tx, { pageId: page.id, number: newest.number + 1, staffId, words });
  }
  if (wanted !== slug) await movePage(tx, page.id, slug, wanted);
  await tx
    .update(pages)
    .set({ version: page.version + 1, slug: wanted })
    .where(eq(pages.id, page.id));
  return wanted;
}

const fields = Object.keys(wordsOfVersion) as (keyof PageWords)[]; // it has these alone
const isOther = (words: PageWords, others: PageWords) =>
  fields.some((field) => words[field] !== others[field]);

export type Seen = { slug: string; seenVersion: number; staffId: number };

/** Makes an older version the newest. @throws Problem */
export async function restoreVersion(
  tx: Transaction,
  { slug, seenVersion, number, staffId }: Seen & { number: number },
): Promise<void> {
  const page = await lockPage(tx, slug, seenVersion);
  const [older] = await tx
    .select(wordsOfVersion)
    .from(pageVersions)
    .where(and(eq(pageVersions.pageId, page.id), eq(pageVersions.number, number)));
  if (!older) throw new Problem('page.version_not_found');
  const newest = await newestOf(tx, page.id);
  await addVersion(tx, {
    pageId: page.id,
    number: newest.number + 1,
    staffId,
    words: older,
    restoredFrom: number,
  });
  await tx
    .update(pages)
    .set({ version: page.version + 1 })
    .where(eq(pages.id, page.id));
}

/** What it said stays on record; its addresses are free. @throws Problem */
export async function removePage(tx: Transaction, slug: string): Promise<void> {
  const page = await lockPage(tx, slug);
  if (isSystemPage(slug)) throw new Problem('page.system');
  await tx.delete(pageSlugs).where(eq(pageSlugs.pageId, page.id));
  await tx
    .update(pages)
    .set({ deletedAt: new Date(), version: page.version + 1 })
    .where(eq(pages.id, page.id));
}
