import {
  isSystemPage,
  type ListedStaffPage,
  pageMeta,
  type PageMeta,
  type PageQuery,
  type PageVersion,
  type PageWords,
  type StaffPage,
} from '@craftsandore/contract';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Database, DatabaseOrTransaction } from '../../../db/client.ts';
import { pagePublications, pages, pageVersions } from '../../../db/schema/pages.ts';
import { users } from '../../../db/schema/users.ts';
import { Problem } from '../../../problem.ts';
import { published, wordsOfVersion } from '../pages.ts';

const publishers = alias(users, 'publishers');
const shownVersions = alias(pageVersions, 'shown_versions');

/** The newest version is the one with the highest number. */
const isNewest = sql`${pageVersions.number} = (
  select max(number) from page_versions newest where newest.page_id = ${pages.id})`;

function selectPages(db: DatabaseOrTransaction) {
  const shown = published(db);
  return db
    .select({
      page: pages,
      words: wordsOfVersion,
      number: pageVersions.number,
      savedAt: pageVersions.createdAt,
      savedBy: users.name,
      shown: {
        number: shown.number,
        at: shown.publishedAt,
        by: publishers.name,
        title: shownVersions.title,
        titleAr: shownVersions.titleAr,
        description: shownVersions.description,
        descriptionAr: shownVersions.descriptionAr,
        body: shownVersions.body,
        bodyAr: shownVersions.bodyAr,
      },
    })
    .from(pages)
    .innerJoin(pageVersions, and(eq(pageVersions.pageId, pages.id), isNewest))
    .leftJoin(users, eq(users.id, pageVersions.staffId))
    .leftJoin(shown, eq(shown.pageId, pages.id))
    .leftJoin(
      shownVersions,
      and(eq(shownVersions.pageId, pages.id), eq(shownVersions.number, shown.number)),
    )
    .leftJoin(publishers, eq(publishers.id, shown.staffId))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectPages>>[number];

function toListed({ page, words, number, savedAt, savedBy, shown }: Row): ListedStaffPage {
  const isDraft = shown?.number == null;
  return {
    slug: page.slug,
    title: words.title,
    titleAr: words.titleAr,
    version: page.version,
    state: isDraft ? 'draft' : shown.number === number ? 'published' : 'changed',
    isSystem: isSystemPage(page.slug),
    savedBy,
    savedAt: savedAt.toISOString(),
  };
}

function toStaffPage(row: Row): StaffPage {
  return {
    ...toListed(row),
    ...row.words,
    number: row.number,
    published: publishedOf(row),
  };
}

function publishedOf({ shown }: Row): StaffPage['published'] {
  if (!shown?.at || shown.number === null) return null;
  const { number, at, by, ...words } = shown;
  return { number, by, at: at.toISOString(), words: words as PageWords }; // there, because the version is
}

export async function findStaffPages(db: DatabaseOrTransaction): Promise<ListedStaffPage[]> {
  const rows = await selectPages(db).where(isNull(pages.deletedAt)).orderBy(asc(pages.slug));
  return rows.map(toListed);
}

const at = (slug: string) => and(eq(pages.slug, slug), isNull(pages.deletedAt));

/** By the address that it has now. @throws Problem when there is none. */
export async function getPageOfStaff(db: DatabaseOrTransaction, slug: string): Promise<StaffPage> {
  const [row] = await selectPages(db).where(at(slug));
  if (!row) throw new Problem('page.not_found');
  return toStaffPage(row);
}

/** @throws Problem when there is none. */
async function getPageId(db: DatabaseOrTransaction, slug: string): Promise<number> {
  const [row] = await db.select({ id: pages.id }).from(pages).where(at(slug));
  if (!row) throw new Problem('page.not_found');
  return row.id;
}

function selectVersions(db: DatabaseOrTransaction) {
  const last = db
    .selectDistinctOn([pagePublications.pageId, pagePublications.number], {
      pageId: pagePublications.pageId,
      number: pagePublications.number,
      at: sql<Date>`${pagePublications.createdAt}`
        .mapWith(pagePublications.createdAt)
        .as('shown_at'),
      staffId: sql<number | null>`${pagePublications.staffId}`.as('shown_by'),
    })
    .from(pagePublications)
    .orderBy(pagePublications.pageId, pagePublications.number, desc(pagePublications.id))
    .as('last');
  return db
    .select({
      number: pageVersions.number,
      by: users.name,
      at: pageVersions.createdAt,
      restoredFrom: pageVersions.restoredFrom,
      publishedAt: last.at,
      publishedBy: publishers.name,
      words: wordsOfVersion,
    })
    .from(pageVersions)
    .leftJoin(users, eq(users.id, pageVersions.staffId))
    .leftJoin(last, and(eq(last.pageId, pageVersions.pageId), eq(last.number, pageVersions.number)))
    .leftJoin(publishers, eq(publishers.id, last.staffId))
    .$dynamic();
}

type VersionRow = Awaited<ReturnType<typeof selectVersions>>[number];

const toVersion = ({ words: _, at, publishedAt, ...row }: VersionRow): PageVersion => ({
  ...row,
  at: at.toISOString(),
  publishedAt: publishedAt?.toISOString() ?? null,
});

/** Newest first. @throws Problem when there is no such page. */
export async function findVersions(
  db: Database,
  slug: string,
  { page, perPage }: PageQuery,
): Promise<{ data: PageVersion[]; meta: PageMeta }> {
  const ofPage = eq(pageVersions.pageId, await getPageId(db, slug));
  const [totalCount, rows] = await Promise.all([
    db.$count(pageVersions, ofPage),
    selectVersions(db)
      .where(ofPage)
      .orderBy(desc(pageVersions.number))
      .limit(perPage)
      .offset((page - 1) * perPage),
  ]);
  return { data: rows.map(toVersion), meta: pageMeta(page, perPage, totalCount) };
}

/** @throws Problem when there is no such page or version. */
export async function getVersion(
  db: DatabaseOrTransaction,
  slug: string,
  number: number,
): Promise<PageVersion & { words: PageWords }> {
  const pageId = await getPageId(db, slug);
  const [row] = await selectVersions(db).where(
    and(eq(pageVersions.pageId, pageId), eq(pageVersions.number, number)),
  );
  if (!row) throw new Problem('page.version_not_found');
  return { ...toVersion(row), words: row.words };
}
