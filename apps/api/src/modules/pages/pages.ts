import type { PageLink, PageWords } from '@craftsandore/contract';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { pagePublications, pages, pageSlugs, pageVersions } from '../../db/schema/pages.ts';
import { Problem } from '../../problem.ts';

/** The columns of a version that say something. */
export const wordsOfVersion = {
  title: pageVersions.title,
  titleAr: pageVersions.titleAr,
  description: pageVersions.description,
  descriptionAr: pageVersions.descriptionAr,
  body: pageVersions.body,
  bodyAr: pageVersions.bodyAr,
};

/** What customers read of each page: its newest publication, if that has a version. */
export const published = (db: DatabaseOrTransaction) =>
  db
    .selectDistinctOn([pagePublications.pageId], {
      pageId: pagePublications.pageId,
      number: pagePublications.number,
      staffId: pagePublications.staffId,
      publishedAt: pagePublications.createdAt,
    })
    .from(pagePublications)
    .orderBy(asc(pagePublications.pageId), desc(pagePublications.id))
    .as('published');

type PublishedPage = { slug: string; words: PageWords; publishedAt: Date };

/** By an address that a page has or had. @throws Problem when there is none, or customers read none. */
export async function getPublished(
  db: DatabaseOrTransaction,
  slug: string,
): Promise<PublishedPage> {
  const shown = published(db);
  const [row] = await db
    .select({ slug: pages.slug, words: wordsOfVersion, publishedAt: shown.publishedAt })
    .from(pageSlugs)
    .innerJoin(pages, eq(pages.id, pageSlugs.pageId))
    .innerJoin(shown, eq(shown.pageId, pages.id))
    .innerJoin(
      pageVersions,
      and(eq(pageVersions.pageId, pages.id), eq(pageVersions.number, shown.number)),
    )
    .where(eq(pageSlugs.slug, slug));
  if (!row) throw new Problem('page.not_found');
  return row;
}

export async function findPublished(db: DatabaseOrTransaction): Promise<PageLink[]> {
  const shown = published(db);
  return db
    .select({ slug: pages.slug, title: pageVersions.title, titleAr: pageVersions.titleAr })
    .from(pages)
    .innerJoin(shown, eq(shown.pageId, pages.id))
    .innerJoin(
      pageVersions,
      and(eq(pageVersions.pageId, pages.id), eq(pageVersions.number, shown.number)),
    )
    .where(isNull(pages.deletedAt))
    .orderBy(asc(pages.slug));
}

/** What customers read of some pages, by an address that each has or had. */
export async function findPublishedAt(
  db: DatabaseOrTransaction,
  slugs: string[],
): Promise<Map<string, PageLink>> {
  if (slugs.length === 0) return new Map();
  const shown = published(db);
  const rows = await db
    .select({
      asked: pageSlugs.slug,
      page: { slug: pages.slug, title: pageVersions.title, titleAr: pageVersions.titleAr },
    })
    .from(pageSlugs)
    .innerJoin(pages, eq(pages.id, pageSlugs.pageId))
    .innerJoin(shown, eq(shown.pageId, pages.id))
    .innerJoin(
      pageVersions,
      and(eq(pageVersions.pageId, pages.id), eq(pageVersions.number, shown.number)),
    )
    .where(inArray(pageSlugs.slug, slugs));
  return new Map(rows.map(({ asked, page }) => [asked, page]));
}

/** The address that a page has now, by one that it has or had. */
export async function findSlugs(
  db: DatabaseOrTransaction,
  slugs: string[],
): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .select({ asked: pageSlugs.slug, slug: pages.slug })
    .from(pageSlugs)
    .innerJoin(pages, eq(pages.id, pageSlugs.pageId))
    .where(inArray(pageSlugs.slug, slugs));
  return new Map(rows.map(({ asked, slug }) => [asked, slug]));
}
