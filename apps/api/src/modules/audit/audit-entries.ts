import {
  type AuditEntry,
  type exportAuditEntries,
  type listAuditEntries,
  type PageMeta,
  pageMeta,
  type ParsedInput,
} from '@craftsandore/contract';
import { auditActLabel, auditWords, type Locale } from '@craftsandore/i18n';
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';

import type { Database, DatabaseOrTransaction } from '../../db/client.ts';
import { countUpTo } from '../../db/count-up-to.ts';
import { startOfDay } from '../../db/egypt-days.ts';
import { holdsWords } from '../../db/holds-words.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { users } from '../../db/schema/users.ts';
import { findCategoryNames } from '../catalogue/categories.ts';
import { changesOf } from './changes.ts';

export type AuditSearch = ParsedInput<typeof exportAuditEntries>['query'];

const newest = [desc(auditEntries.createdAt), desc(auditEntries.id)];

/** A page of what was changed, newest first. */
export async function listEntries(
  db: Database,
  { page, perPage, ...search }: ParsedInput<typeof listAuditEntries>['query'],
  locale: Locale,
): Promise<{ data: AuditEntry[]; meta: PageMeta }> {
  const where = searchCondition(search);
  const [{ totalCount, isCut }, data] = await Promise.all([
    countUpTo(db, auditEntries, { where, orderBy: newest, isCostly: Boolean(search.query) }),
    findEntries(db, { search, limit: perPage, offset: (page - 1) * perPage, locale }),
  ]);
  return { data, meta: { ...pageMeta(page, perPage, totalCount), ...(isCut && { isCut }) } };
}

type Part = { search: AuditSearch; limit: number; offset: number; locale: Locale };

/** Some of what a search finds, newest first. */
export async function findEntries(
  db: DatabaseOrTransaction,
  { search, limit, offset, locale }: Part,
): Promise<AuditEntry[]> {
  const rows = await db
    .select({ entry: auditEntries, actorName: users.name })
    .from(auditEntries)
    .innerJoin(users, eq(users.id, auditEntries.actorId))
    .where(searchCondition(search))
    .orderBy(...newest)
    .limit(limit)
    .offset(offset);
  const categories = await findCategoryNames(db, categoryIdsIn(rows));
  return rows.map(({ entry, actorName }) => ({
    id: entry.id,
    at: entry.createdAt.toISOString(),
    actor: { id: entry.actorId, name: actorName },
    noun: entry.kind,
    nounId: entry.objectId,
    action: entry.action,
    what: auditActLabel(entry.kind, entry.action, locale),
    name:
      entry.kind === 'settings'
        ? groupText(entry.objectId, locale)
        : inLanguage(locale, entry.name, entry.nameAr),
    part: inLanguage(locale, entry.part, entry.partAr),
    changes: changesOf(entry, { locale, categories }),
  }));
}

const inLanguage = (locale: Locale, name: string | null, nameAr: string | null) =>
  (locale === 'ar' && nameAr) || name;

function groupText(group: string | null, locale: Locale): string | null {
  const labels: Record<string, string> = auditWords(locale).settingsGroup;
  return (group && labels[group]) ?? group;
}

function searchCondition({ query, noun, nounId, actor, from, to }: AuditSearch): SQL | undefined {
  return and(
    query ? holdsWords(auditEntries.searchText, query) : undefined,
    noun && eq(auditEntries.kind, noun),
    nounId ? eq(auditEntries.objectId, nounId) : undefined,
    actor ? eq(auditEntries.actorId, actor) : undefined,
    from ? gte(auditEntries.createdAt, startOfDay(from)) : undefined,
    to ? lt(auditEntries.createdAt, startOfDay(to, 1)) : undefined,
  );
}

/** Of products, banners and the home page; those that are gone keep their number. */
function categoryIdsIn(rows: { entry: typeof auditEntries.$inferSelect }[]): number[] {
  const values = rows.flatMap(({ entry: { before, after } }) => [before, after]);
  const ids = values.flatMap((value) => [value?.['category_id'], value?.['categories']]).flat();
  return [...new Set(ids.filter((id) => typeof id === 'number'))];
}

/** Who has changed anything, by name. Read from one of them to the next, however much each has changed. */
export async function findActors(db: Database): Promise<AuditEntry['actor'][]> {
  const { actorId } = auditEntries;
  const { rows } = await db.execute<AuditEntry['actor']>(sql`
    with recursive actors (id) as (
      select min(${actorId}) from ${auditEntries}
      union all
      select (select min(${actorId}) from ${auditEntries} where ${actorId} > actors.id)
      from actors where actors.id is not null)
    select ${users.id}, ${users.name} from ${users} join actors using (id) order by ${users.name}, ${users.id}`);
  return rows;
}
