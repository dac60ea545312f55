import { isSystemPage, type PageWords } from '@craftsandore/contract';
import { desc, eq, sql } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { pagePublications, pages } from '../../../db/schema/pages.ts';
import { Problem } from '../../../problem.ts';
import { lockPage, newestOf, type Seen } from './change-pages.ts';

/** Shows customers the newest version. @throws Problem */
export async function publishNewest(
  tx: Transaction,
  { slug, seenVersion, staffId }: Seen,
  assertReady: (words: PageWords) => Promise<void>,
): Promise<void> {
  const page = await lockPage(tx, slug, seenVersion);
  const { number, words } = await newestOf(tx, page.id);
  await assertReady(words);
  if ((await shownOf(tx, page.id)) === number) return;
  await show(tx, { pageId: page.id, number, staffId });
}

/** @throws Problem */
export async function withdraw(
  tx: Transaction,
  { slug, seenVersion, staffId }: Seen,
): Promise<void> {
  const page = await lockPage(tx, slug, seenVersion);
  if (isSystemPage(slug)) throw new Problem('page.system');
  if ((await shownOf(tx, page.id)) === null) return;
  await show(tx, { pageId: page.id, number: null, staffId });
}

async function shownOf(tx: Transaction, pageId: number): Promise<number | null> {
  const [row] = await tx
    .select({ number: pagePublications.number })
    .from(pagePublications)
    .where(eq(pagePublications.pageId, pageId))
    .orderBy(desc(pagePublications.id))
    .limit(1);
  return row?.number ?? null;
}

async function show(
  tx: Transaction,
  publication: { pageId: number; number: number | null; staffId: number },
) {
  await tx.insert(pagePublications).values(publication);
  await tx
    .update(pages)
    .set({ version: sql`${pages.version} + 1` })
    .where(eq(pages.id, publication.pageId));
}
