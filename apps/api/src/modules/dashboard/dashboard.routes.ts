import { type Figures, getDashboard, piastres } from '@craftsandore/contract';
import { can } from '@craftsandore/roles';
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
  const { db } = options;

  app.implement(getDashboard, async (_, { actor, locale }) => {
    const [waitingOrders, newest, figures] = await Promise.all([
      countWaitingOrders(db),
      newestOrders(db, { limit: shown.orders, locale }),
      can(actor.roleId, 'turnover:read') ? countFigures(options) : undefined,
    ]);
    return { waitingOrders, newestOrders: newest, figures };
  });
}

async function countFigures({ db, photoUrls }: Options): Promise<Figures> {
  const [days, lowStock] = await Promise.all([
    listSales(db, new Date(), shown.days),
    listLowStock(db, photoUrls, shown.designs),
  ]);
  return {
    ...summarizeSales(days),
    days: days.map(({ date, orders, total }) => ({ date, orders, total: piastres(total) })),
    lowStock,
  };
}
