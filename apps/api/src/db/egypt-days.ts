import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

export const egypt = 'Africa/Cairo';

/**
 * The moment at which a day (`2026-11-21`) begins in Egypt, or the one `later` days after it. Left to PostgreSQL,
 * which knows on which days the clocks change: such a day has 23 or 25 hours, and one of them no midnight.
 */
export const startOfDay = (day: string | SQLWrapper, later = 0): SQL<Date> =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone ${egypt})`;
