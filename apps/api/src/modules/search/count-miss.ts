import { normalise } from '@craftsandore/search';
import { lt, sql } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { searchMisses } from '../../db/schema/search.ts';

const longest = 60;
/** Anybody can think of any number of words: when so many are counted, no new ones are until the next night. */
const mostMisses = 5_000;
const keptDays = 90;

/** Counts a search that found nothing. Who searched is not known here, and what looks like a number of a person is left out. */
export async function countMiss(db: Database, query: string): Promise<void> {
  const normalised = normalise(query);
  if (!normalised || normalised.length > longest || isPersonal(query, normalised)) return;
  await db.execute(sql`
    insert into ${searchMisses} (query)
    select ${normalised}::text
    where (select count(*) from (select from search_misses limit ${mostMisses}) as counted) < ${mostMisses}
      or exists (select from ${searchMisses} where query = ${normalised})
    on conflict (query) do update set count = search_misses.count + 1, last_at = now()`);
}

/** Addresses of mail, phone numbers, card numbers: typed into a search box by mistake. */
const isPersonal = (query: string, normalised: string) =>
  query.includes('@') || /\d{6}/.test(normalised.replace(/[ .]/g, ''));

/** Forgets what nobody has searched for long. @returns how many. */
export async function pruneMisses(db: Database): Promise<number> {
  const { rowCount } = await db
    .delete(searchMisses)
    .where(lt(searchMisses.lastAt, sql`now() - make_interval(days => ${keptDays})`));
  return rowCount ?? 0;
}
