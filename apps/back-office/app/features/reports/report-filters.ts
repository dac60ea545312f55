import { getSalesReport, type ReportPart } from '@craftsandore/contract';
import { cairoClock, dayAfter } from '@craftsandore/rules';

export type ReportFilters = { from: string; to: string; by: ReportPart };

type Days = Pick<ReportFilters, 'from' | 'to'>;

export const periods = ['week', 'month', 'thisMonth', 'lastMonth', 'thisYear'] as const;
export type Period = (typeof periods)[number];

/** The first and the last day of a period, seen from a moment. Days are Egypt's. */
export function daysOf(period: Period, now: Date): Days {
  const { day: today } = cairoClock(now);
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  switch (period) {
    case 'week':
      return { from: dayAfter(today, -6), to: today };
    case 'month':
      return { from: dayAfter(today, -29), to: today };
    case 'thisMonth':
      return { from: firstOfMonth, to: today };
    case 'lastMonth': {
      const to = dayAfter(firstOfMonth, -1);
      return { from: `${to.slice(0, 7)}-01`, to };
    }
    case 'thisYear':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
  }
}

/** The period that these days are, if they are one. */
export const periodOf = ({ from, to }: Days, now: Date): Period | undefined =>
  periods.find((period) => {
    const days = daysOf(period, now);
    return days.from === from && days.to === to;
  });

/** What an address asks for; the last thirty days where it holds no days, or none that a report can span. */
export function filtersIn(url: string, now: Date): ReportFilters {
  const asked = Object.fromEntries(new URL(url).searchParams);
  const { data } = getSalesReport.query.safeParse({ ...daysOf('month', now), ...asked });
  return data ?? { ...daysOf('month', now), by: 'day' };
}

/** Whether a report can span these days. */
export const canSpan = (filters: ReportFilters): boolean =>
  getSalesReport.query.safeParse(filters).success;

/** The address of a report, or of its file. */
export const reportPath = ({ from, to, by }: ReportFilters, path = '/admin-reports'): string =>
  `${path}?${new URLSearchParams({ from, to, by })}`;
