import { normalise } from '@craftsandore/search';
import { lt, sql } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { searchMisses } from '../../db/schema/search.ts';

const maxLength = 60;
/** Anybody can make up any number of words: beyond this, new ones wait for the nightly clean-up. */
const maxMisses = 5_000;
const keptDays = 90;

/** Counts a search that found nothing; not who searched, and nothing that looks like a person's number or address. */
export async function countMiss(db: Database, query: string): Promise<void> {
  const normalised = normalise(query);
  const spelling = query.replace(/[\s\p{C}]+/gu, ' ').trim();
  if (!normalised || normalised.length > maxLength || isPersonal(query, normalised)) return;
  await db.execute(sql`
    insert into ${searchMisses} (query, spelling)
    select ${normalised}::text, ${spelling}::text
    where (select count(*) from (select from search_misses limit ${maxMisses}) as counted) < ${maxMisses}
      or exists (select from ${searchMisses} where query = ${normalised})
    on conflict (query) do update set count = search_misses.count + 1, spelling = excluded.spelling, last_at = now()`);
}

/** Email addresses, phone and card numbers, typed into a search box by mistake. */
const isPersonal = (query: string, normalised: string) =>
  query.includes('@') || /\d{6}/.test(normalised.replace(/[ .]/g, ''));

/** Deletes what nobody has searched for long. @returns how many. */
export async function pruneMisses(db: Database): Promise<number> {
  const { rowCount } = await db
    .delete(searchMisses)
    .where(lt(searchMisses.lastAt, sql`now() - make_interval(days => ${keptDays})`));
  return rowCount ?? 0;
}
