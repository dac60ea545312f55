import { piastres, type Dashboard, type Figures } from '@craftsandore/contract';

import { sampleOrders } from './sample-orders.ts';

const totals = [4100, 2300, 0, 5200, 3900, 6100, 1800, 3700, 2900, 4400, 1200, 5600, 7300, 2285];

const soldOf = (pounds: number) => ({
  orders: Math.round(pounds / 900),
  total: piastres(pounds * 100),
});

const sum = (from: number, to: number) =>
  soldOf(totals.slice(from, to).reduce((sum, pounds) => sum + pounds, 0));

/** The numbers of Friday, 20 November 2026. */
export const sampleFigures: Figures = {
  today: soldOf(2285),
  yesterday: soldOf(7300),
  thisWeek: sum(7, 14),
  lastWeekUntilNow: sum(0, 7),
  lastWeek: sum(0, 7),
  money: {
    ...{ pending: soldOf(11_200), confirmed: soldOf(8_450) },
    ...{ shipped: soldOf(21_900), delivered: soldOf(38_200) },
  },
  days: totals.map((pounds, index) => ({
    ...soldOf(pounds),
    date: `2026-11-${String(index + 7).padStart(2, '0')}`,
  })),
  lowStock: [
    ['Olive Salad Bowl', 'سلطانية سلطة من الزيتون', 'Large', 'كبيرة', 0],
    ['Walnut Cutting Board', 'لوح تقطيع من الجوز', 'With a groove', 'بمجرى', 2],
    ['Beech Spoon Set', 'طقم ملاعق من الزان', 'Three pieces', 'ثلاث قطع', 5],
  ].map(([name, nameAr, designName, designNameAr, stock], index) => ({
    productId: index + 1,
    productDesignId: index + 1,
    name: String(name),
    nameAr: String(nameAr),
    designName: String(designName),
    designNameAr: String(designNameAr),
    stock: Number(stock),
    photo: null,
  })),
};

export const sampleDay: Dashboard = {
  waitingOrders: 7,
  waiting: { desk: 12, parcels: 4, late: 1, returns: 2, questions: 3, reviews: 1, messages: 2 },
  newestOrders: sampleOrders,
  figures: sampleFigures,
};
