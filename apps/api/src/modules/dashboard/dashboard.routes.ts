import { type Figures, getDashboard, OrderStatus, piastres } from '@craftsandore/contract';
import { can } from '@craftsandore/roles';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import type { PhotoUrls } from '../../storage/photo-urls.ts';
import { listLowStock } from '../catalogue/stock/low-stock.ts';
import { countWaitingOrders, listSales, sumByStatus } from '../orders/sales.ts';
import { newestOrders } from '../orders/orders-with-customers.ts';
import { countWaiting } from './count-waiting.ts';
import { summarizeSales } from './dashboard-summary.ts';

/** How long the money of what was delivered is shown: thirty days. */
const deliveredForMs = 30 * 86_400_000;
const shown = { days: 14, designs: 8, orders: 8 };

type Options = { db: Database; photoUrls: PhotoUrls };

/** What staff see first. */
export default async function dashboardRoutes(app: FastifyInstance, options: Options) {
  const { db } = options;

  app.implement(getDashboard, async (_, { actor, locale }) => {
    const [waitingOrders, waiting, newest, figures] = await Promise.all([
      countWaitingOrders(db),
      countWaiting(db, actor.roleId),
      newestOrders(db, { limit: shown.orders, locale }),
      can(actor.roleId, 'turnover:read') ? countFigures(options) : undefined,
    ]);
    return { waitingOrders, waiting, newestOrders: newest, figures };
  });
}

async function countFigures({ db, photoUrls }: Options): Promise<Figures> {
  const now = new Date();
  const { pending, confirmed, shipped, delivered } = OrderStatus;
  const [days, sumOf, lowStock] = await Promise.all([
    listSales(db, now, shown.days),
    sumByStatus(db, new Date(now.getTime() - deliveredForMs)),
    listLowStock(db, photoUrls, shown.designs),
  ]);
  return {
    ...summarizeSales(days),
    days: days.map(({ date, orders, total }) => ({ date, orders, total: piastres(total) })),
    money: {
      pending: sumOf(pending),
      confirmed: sumOf(confirmed),
      shipped: sumOf(shipped),
      delivered: sumOf(delivered),
    },
    lowStock,
  };
}
