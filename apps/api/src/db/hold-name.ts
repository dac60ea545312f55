import { sql } from 'drizzle-orm';

import type { Transaction } from './client.ts';

/** Waits while another transaction holds the same name, and holds it until this one ends. */
export const holdName = (tx: Transaction, name: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 1))`);
