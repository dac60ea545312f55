import type { SQL } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../../db/client.ts';
import type { Lexicon } from '../language/lexicon.ts';
import type { Understanding } from '../language/understanding.ts';
import { type Condition, conditionsOf } from './conditions.ts';
import { insteadOf, someWordsOf } from './fewer-words.ts';
import { findRanked } from './find-ranked.ts';
import { findSorted } from './find-sorted.ts';
import { matchesSome } from './matches-some.ts';
import { scoringOf } from './ranking.ts';
import type { Found, Page } from './result-page.ts';
import { rulesOf } from './rules.ts';

/** This many are ranked and counted: nobody turns more pages, and common words stay fast. */
const maxFound = 120;
/** Where fewer products have all words, those that have some of them in name or category come after. */
const fewFound = 10;

export type Wanted<Row> = Page<Row> & {
  /** What else a product has to be. */
  where: SQL | undefined;
  /** By relevance if left out. */
  orderBy?: SQL[] | undefined;
  /** Less than usual for those who only look at the first ones. */
  maxFound?: number;
  needsAllWords?: boolean;
};

const nothing = { rows: [], totalCount: 0, isCut: false };

/** The products that a query finds, a page of them in order. Its time is bounded, whatever the query. */
export async function findProducts<Row>(
  db: DatabaseOrTransaction,
  lexicon: Lexicon,
  understanding: Understanding,
  { needsAllWords = false, orderBy, ...rest }: Wanted<Row>,
): Promise<Found<Row>> {
  const { phrases, reading, isNearMiss } = understanding;
  if (phrases.length === 0) return nothing;
  const { inName, prominent, anywhere } = conditionsOf(lexicon, phrases);
  const wanted = { maxFound, orderBy, ...rest };
  const rank = (conditions: Condition[], isByTier = false) => {
    const scoring = scoringOf(rulesOf(lexicon, phrases));
    return findRanked(db, conditions, { ...wanted, isByTier, scoring });
  };

  // A near miss must match names: descriptions have nearly any two words.
  const widest = isNearMiss ? prominent : anywhere;
  const isTypo = reading === 'spelling' || reading === 'spacing';
  if (isTypo || (reading === 'franco' && isOneWord(understanding))) {
    // Something has to be called so: else the guess was wrong, and all that only descriptions say is not read.
    const called = await rank([inName, prominent]);
    if (called.totalCount === 0) return nothing;
    if (called.isCut && !orderBy) return called;
  }
  const found = orderBy
    ? await findSorted(db, [inName, prominent], widest, { ...wanted, orderBy })
    : await rank([inName, prominent, widest]);
  // A typo is only likely as far as all words are found together.
  if (needsAllWords || isTypo || found.totalCount >= fewFound) return found;

  if (found.totalCount > 0) {
    const someWords = someWordsOf(lexicon, phrases);
    return someWords ? rank([anywhere, someWords], true) : found;
  }
  const instead = insteadOf(lexicon, understanding);
  const isShown = instead && (!instead.onlyIf || (await matchesSome(db, instead.onlyIf)));
  return isShown ? rank([instead.condition]) : nothing;
}

const isOneWord = ({ phrases }: Understanding) =>
  phrases.flatMap(({ words }) => words).filter(({ isOptional }) => !isOptional).length === 1;
