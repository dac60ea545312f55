import type { Counters } from '@craftsandore/env/counters';
import { lt, sql } from 'drizzle-orm';

import type { Database } from '../db/client.ts';
import { limitCounters } from '../db/schema/limits.ts';

const sweepEveryMs = 60_000;

/** Counts that all instances on one database share, by the database's clock. */
export function sharedCounters(db: Database): Counters {
  let sweepAt = 0;

  return {
    async add(key, amount, windowMs) {
      if (Date.now() >= sweepAt) {
        sweepAt = Date.now() + sweepEveryMs;
        await db.delete(limitCounters).where(lt(limitCounters.endsAt, sql`now()`));
      }

      const window = {
        key,
        count: Math.max(0, amount),
        endsAt: sql`now() + ${windowMs} * interval '1 ms'`,
      };
      const hasPassed = sql`${limitCounters.endsAt} <= now()`;
      const [row] = await db
        .insert(limitCounters)
        .values(window)
        .onConflictDoUpdate({
          target: limitCounters.key,
          set: {
            count: sql`case when ${hasPassed} then excluded.count else greatest(0, ${limitCounters.count} + ${amount}) end`,
            endsAt: sql`case when ${hasPassed} then excluded.ends_at else ${limitCounters.endsAt} end`,
          },
        })
        .returning({
          count: limitCounters.count,
          endsInMs: sql<number>`extract(epoch from ${limitCounters.endsAt} - now()) * 1000`.mapWith(
            Number,
          ),
        });
      if (!row) throw new Error('An upsert has returned no row');
      return row;
    },
  };
}
