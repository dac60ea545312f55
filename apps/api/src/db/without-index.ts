import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/**
 * A value to sort by without walking an index that has it. Words that are common each and rare together look common
 * to PostgreSQL, which then expects to meet them soon on such a walk, and reads a million rows.
 */
export const withoutIndex = (value: SQLWrapper): SQL => sql`greatest(${value})`;
