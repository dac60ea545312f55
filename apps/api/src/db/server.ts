import { sql } from 'drizzle-orm';

import type { Database } from './client.ts';

/** The name that the embedded server gives itself; demo data may go there and nowhere else. */
const embeddedName = 'craftsandore-embedded';

export async function isEmbeddedServer(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ cluster_name: string }>(sql`show cluster_name`);
  return rows[0]?.cluster_name === embeddedName;
}
