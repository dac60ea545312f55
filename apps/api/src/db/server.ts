import { sql } from 'drizzle-orm';

import type { Database } from './client.ts';

/** The `cluster_name` of the embedded server; demo data may only go there. */
const embeddedName = 'craftsandore-embedded';

export async function isEmbeddedServer(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ cluster_name: string }>(sql`show cluster_name`);
  return rows[0]?.cluster_name === embeddedName;
}
