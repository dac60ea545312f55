import type { Figures } from '@craftsandore/contract';

type SoldDay = Figures['days'][number];

/** A day of this week, where it has come, beside the same day of the last one. */
export type PairOfDays = { lastWeek: SoldDay; thisWeek: SoldDay | undefined };

/** The last fourteen days, oldest first, as two weeks from Saturday to Friday. */
export function weeksOf(days: SoldDay[]): PairOfDays[] {
  const today = days.at(-1);
  if (!today) return [];
  // A date alone is midnight in UTC; Saturday is 6 there.
  const daysOfThisWeek = ((new Date(today.date).getUTCDay() + 1) % 7) + 1;
  const thisWeek = days.slice(-daysOfThisWeek);
  return days
    .slice(-daysOfThisWeek - 7, -daysOfThisWeek)
    .map((lastWeek, index) => ({ lastWeek, thisWeek: thisWeek[index] }));
}
