import { isReservedSlug, isSystemPage } from '@craftsandore/contract';
import { and, eq } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { isDuplicate } from '../../../db/failures.ts';
import { pageSlugs } from '../../../db/schema/pages.ts';
import { Problem } from '../../../problem.ts';

const refusedSlug = (code: 'page.slug_reserved' | 'page.slug_taken', slug: string) =>
  new Problem(code, { faults: [{ path: 'slug', values: { slug } }] });

/** @throws Problem where no page of the owner's may have this address. */
export function assertFree(slug: string): void {
  if (isReservedSlug(slug)) throw refusedSlug('page.slug_reserved', slug);
}

export function throwTaken(error: unknown, constraint: string, slug: string): never {
  throw isDuplicate(error, constraint) ? refusedSlug('page.slug_taken', slug) : error;
}

/** @throws Problem where another page has it, or had it. */
export async function takeSlug(tx: Transaction, pageId: number, slug: string): Promise<void> {
  await tx
    .insert(pageSlugs)
    .values({ slug, pageId })
    .catch((error: unknown) => throwTaken(error, 'page_slugs_pkey', slug));
}

/** Its old address leads to it, and it may take that again. */
export async function movePage(tx: Transaction, pageId: number, from: string, to: string) {
  if (isSystemPage(from)) throw new Problem('page.system');
  assertFree(to);
  const ownOld = and(eq(pageSlugs.slug, to), eq(pageSlugs.pageId, pageId));
  if ((await tx.$count(pageSlugs, ownOld)) === 0) await takeSlug(tx, pageId, to);
}
