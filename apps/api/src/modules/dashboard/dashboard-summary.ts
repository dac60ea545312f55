import { piastres, type Figures } from '@craftsandore/contract';

import type { DayOfSales } from '../orders/sales.ts';

const saturday = 6;

type Sums = Pick<Figures, 'today' | 'yesterday' | 'thisWeek' | 'lastWeekUntilNow' | 'lastWeek'>;

/** Sums up the last fourteen days, oldest first, today last. Weeks begin on Saturday. */
export function summarizeSales(days: DayOfSales[]): Sums {
  const today = days.length - 1;
  const weekday = new Date(days[today]?.date ?? NaN).getUTCDay();
  const sinceSaturday = (weekday - saturday + 7) % 7;
  const thisWeek = today - sinceSaturday;
  const lastWeek = thisWeek - 7;

  return {
    today: sumOf(days.slice(today)),
    yesterday: sumOf(days.slice(today - 1, today)),
    thisWeek: sumOf(days.slice(thisWeek)),
    lastWeek: sumOf(days.slice(lastWeek, thisWeek)),
    lastWeekUntilNow: sumOf([
      ...days.slice(lastWeek, today - 7),
      ...days.slice(today - 7, today - 6).map(untilNow),
    ]),
  };
}

const untilNow = ({ ordersByNow, totalByNow }: DayOfSales) => ({
  orders: ordersByNow,
  total: totalByNow,
});

const sumOf = (days: { orders: number; total: number }[]) => ({
  orders: days.reduce((sum, { orders }) => sum + orders, 0),
  total: piastres(days.reduce((sum, { total }) => sum + total, 0)),
});
