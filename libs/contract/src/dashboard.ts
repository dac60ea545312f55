import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { StaffOrder } from './orders.ts';
import { Photo } from './photos.ts';
import { Id, Money } from './values.ts';

const Sales = z.object({ orders: z.int().nonnegative(), total: Money });

/** Where the money of orders is. `delivered` is of the last thirty days, the others are open, however old. */
const MoneyOfOrders = z.object({
  pending: Sales,
  confirmed: Sales,
  shipped: Sales,
  delivered: Sales,
});

/** Days are those of Egypt, weeks begin on Saturday; cancelled orders do not count as sales. */
const Figures = z.object({
  today: Sales,
  yesterday: Sales,
  thisWeek: Sales,
  /** The same days of the week before, up to the same time of day. */
  lastWeekUntilNow: Sales,
  lastWeek: Sales,
  money: MoneyOfOrders,
  /** The last fourteen days, oldest first. */
  days: z.array(Sales.extend({ date: z.iso.date() })),
  /** Designs with the least stock. */
  lowStock: z.array(
    z.object({
      productId: Id,
      productDesignId: Id,
      name: z.string(),
      nameAr: z.string(),
      designName: z.string(),
      designNameAr: z.string(),
      stock: z.int().nonnegative(),
      photo: Photo.nullable(),
    }),
  ),
});
/** How the shop does. */
export type Figures = z.infer<typeof Figures>;

export const Dashboard = z.object({
  /** Orders that nobody has confirmed yet. */
  waitingOrders: z.int().nonnegative(),
  /** What else waits for somebody; absent for a role that cannot see to it. */
  waiting: z.object({
    /** Orders of the desk that are due. */
    desk: z.int().nonnegative().optional(),
    /** Parcels that need somebody, such as one that is back and that nobody has received. */
    parcels: z.int().nonnegative().optional(),
    /** Orders whose promised day has passed, on their way or not even sent. */
    late: z.int().nonnegative().optional(),
    /** Returns to answer, and those whose refund is on its fifth day. */
    returns: z.int().nonnegative().optional(),
    questions: z.int().nonnegative().optional(),
    /** Reviews with photos that nobody has let in or hidden. */
    reviews: z.int().nonnegative().optional(),
    messages: z.int().nonnegative().optional(),
  }),
  newestOrders: z.array(StaffOrder),
  /** Absent for a role without the permission `turnover:read`. */
  figures: Figures.optional(),
});
export type Dashboard = z.infer<typeof Dashboard>;

export const getDashboard = endpoint({
  method: 'GET',
  path: '/admin/dashboard',
  access: 'order:read',
  summary:
    'What the day needs: waiting orders; sales and low stock for those who hold turnover:read',
  data: Dashboard,
});
