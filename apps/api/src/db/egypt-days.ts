import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

export const egypt = 'Africa/Cairo';

/**
 * The moment at which a day (`2026-11-21`) begins in Egypt, or the one `later` days after it. Left to PostgreSQL,
 * which knows on which days the clocks change: such a day has 23 or 25 hours, and one of them no midnight.
 */
export const startOfDay = (day: string | SQLWrapper, later = 0): SQL<Date> =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone ${egypt})`;

/** From one day in Egypt to another, both included. */
export type Span = { from: string; to: string };

/** Whether a moment lies in a span of days. */
export const liesIn = (moment: SQLWrapper, { from, to }: Span): SQL =>
  sql`${moment} >= ${startOfDay(from)} and ${moment} < ${startOfDay(to, 1)}`;

const dayMs = 86_400_000;

/** As many days just before. */
export function spanBefore({ from, to }: Span): Span {
  const length = Date.parse(to) - Date.parse(from) + dayMs;
  const earlier = (day: string) =>
    new Date(Date.parse(day) - length).toISOString().slice(0, 'yyyy-mm-dd'.length);
  return { from: earlier(from), to: earlier(to) };
}
