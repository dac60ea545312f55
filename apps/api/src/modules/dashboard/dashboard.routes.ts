import { getDashboard, piastres } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import type { PhotoUrls } from '../../storage/photo-urls.ts';
import { listLowStock } from '../catalogue/stock/low-stock.ts';
import { countWaitingOrders, listSales } from '../orders/sales.ts';
import { newestOrders } from '../orders/orders-with-customers.ts';
import { summarizeSales } from './dashboard-summary.ts';

const shown = { days: 14, designs: 8, orders: 8 };

type Options = { db: Database; photoUrls: PhotoUrls };

/** What staff see first. */
export default async function dashboardRoutes(app: FastifyInstance, options: Options) {
  const { db, photoUrls } = options;

  app.implement(getDashboard, async (_, { locale }) => {
    const [waitingOrders, days, lowStock, newest] = await Promise.all([
      countWaitingOrders(db),
      listSales(db, new Date(), shown.days),
      listLowStock(db, photoUrls, shown.designs),
      newestOrders(db, { limit: shown.orders, locale }),
    ]);
    return {
      waitingOrders,
      ...summarizeSales(days),
      days: days.map(({ date, orders, total }) => ({ date, orders, total: piastres(total) })),
      lowStock,
      newestOrders: newest,
    };
  });
}
