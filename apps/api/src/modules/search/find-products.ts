import { sql, type SQL } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { fixed } from '../../db/fixed.ts';
import { products } from '../../db/schema/catalog.ts';
import { productSearch } from '../../db/schema/search.ts';
import { type Condition, conditionsOf, insteadOf, partlyOf } from './conditions.ts';
import { findRanked } from './find-ranked.ts';
import { findSorted } from './find-sorted.ts';
import { literal } from './holding.ts';
import type { Page } from './page-of.ts';
import { scoringOf } from './ranking.ts';
import { rulesOf } from './rules.ts';
import type { SearchWords } from './search-words.ts';
import type { Span, Understanding } from './understand.ts';

/** As many as are ranked and counted: nobody turns more pages, and a word that stands everywhere stays quick. */
const mostFound = 120;
/** Where fewer products hold all words, those that hold one of them in name or category come after. */
const fewWhole = 10;

export type Wanted<Row> = Page<Row> & {
  /** What else a product has to be. */
  where: SQL | undefined;
  /** By relevance where it is left out. */
  orderBy?: SQL[] | undefined;
  /** Fewer for who only looks at the first ones. */
  most?: number;
  /** Only what holds all words. */
  isWhole?: boolean;
};

export type Found<Row> = { rows: Row[]; totalCount: number; isCut: boolean };

const nothing = { rows: [], totalCount: 0, isCut: false };

/** For who only wants to know which ones they are. */
export const productId = fixed(sql<number>`${products.id}`);

/** The products that a query finds, a page of them in order. Its time is bounded, whatever the query. */
export async function findProducts<Row>(
  db: DatabaseOrTransaction,
  words: SearchWords,
  understanding: Understanding,
  { isWhole = false, orderBy, ...rest }: Wanted<Row>,
): Promise<Found<Row>> {
  const { spans, reading, isBold } = understanding;
  if (spans.length === 0) return nothing;
  const { inName, prominent, anywhere } = conditionsOf(words, spans);
  const wanted = { most: mostFound, orderBy, ...rest };
  const rank = (conditions: Condition[], isByTier = false) =>
    findRanked(db, conditions, { ...wanted, isByTier, scoring: scoringOf(rulesOf(words, spans)) });

  // What a product is called bears a bold guess out, not what is told of it.
  const widest = isBold ? prominent : anywhere;
  const all = [inName, prominent, widest];
  const whole = orderBy
    ? await findSorted(db, [inName, prominent], widest, { ...wanted, orderBy })
    : await rank(all);
  const isSlip = reading === 'spelling' || reading === 'spacing';
  if (isSlip || (reading === 'franco' && isOneWord(spans))) {
    // A guess at letters is borne out by something that is called so, not by what is told of it.
    const { best } = 'best' in whole ? whole : await rank(all);
    if (best === widest && widest.whole !== prominent.whole) return nothing;
  }
  // A slip is only as likely as all words are together.
  if (isWhole || isSlip || whole.totalCount >= fewWhole) return whole;

  if (whole.totalCount > 0) {
    const partly = partlyOf(words, spans);
    return partly ? rank([anywhere, partly], true) : whole;
  }
  const instead = insteadOf(words, understanding);
  const isMeant = instead && (!instead.besides || (await isHeld(db, instead.besides)));
  return isMeant ? rank([instead.condition]) : nothing;
}

const isOneWord = (spans: Span[]) =>
  spans.flatMap(({ words }) => words).filter(({ isOptional }) => !isOptional).length === 1;

const mostLookedAt = 500;

/** Whether some product holds this; of many that hold its words elsewhere, only the first ones are looked at. */
async function isHeld(db: DatabaseOrTransaction, asked: string): Promise<boolean> {
  const anywhere = asked.replaceAll(/(?<='):[A-D]+/g, '');
  const { rows } = await db.execute(sql`
    select from (
      select words from ${productSearch} where words @@ ${anywhere}::tsquery limit ${literal(mostLookedAt)}) as looked_at
    where words @@ ${asked}::tsquery limit 1`);
  return rows.length > 0;
}
