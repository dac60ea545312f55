import type { Transaction } from '../db/client.ts';
import { searchChecks } from '../db/schema/search.ts';
import golden from './searches/golden-set.json' with { type: 'json' };
import second from './searches/second-set.json' with { type: 'json' };
import type { SeededDesign } from './seed-catalogue.ts';

type Check = { query: string; expect: string[]; never?: string[] };

/** What searches of the sample shop should find, so that staff can try a change of synonyms on it. */
export async function seedSearchChecks(tx: Transaction, designs: SeededDesign[]): Promise<void> {
  const ids = new Map(designs.map(({ productKey, line }) => [productKey, line.productId]));
  const idsOf = (keys: string[] = []) => keys.flatMap((key) => ids.get(key) ?? []);
  const checks: Check[] = [...golden.queries, ...second.queries];
  await tx
    .insert(searchChecks)
    .values(
      checks.map(({ query, expect, never }) => ({
        query,
        expected: idsOf(expect),
        never: idsOf(never),
      })),
    )
    .onConflictDoNothing();
}
