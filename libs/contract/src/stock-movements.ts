import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, IdInUrl, PageMeta, PageQuery, Timestamp } from './values.ts';

/** Why the stock of a design has changed (`docs/business.md`). */
export const stockReasons = [
  'received',
  'sold',
  'cancelled',
  'returned',
  'damaged',
  'lost',
  'corrected',
  'held',
  'released',
] as const;

/** One change of a design's stock. Nobody alters it: what was wrong is put right by another one. */
export const StockMovement = z.object({
  id: Id,
  at: Timestamp,
  /** Pieces that came, or below nothing those that went. */
  delta: z.int(),
  /** Pieces that there were afterwards. */
  stock: z.int(),
  reason: z.enum(stockReasons),
  /** Which has taken the pieces or given them back. */
  order: z.object({ id: Id, reference: z.string() }).nullable(),
  /** Who of staff has done it; null for customers, the shop itself, and what was before it was written down. */
  staffName: z.string().nullable(),
});
export type StockMovement = z.infer<typeof StockMovement>;

export const listStockMovements = endpoint({
  method: 'GET',
  path: '/admin/designs/:id/movements',
  access: 'product:write',
  summary: 'A page of the changes of a design’s stock, newest first',
  params: z.object({ id: IdInUrl }),
  query: PageQuery,
  data: z.array(StockMovement),
  meta: PageMeta.extend({
    design: z.object({
      productId: Id,
      name: z.string(),
      nameAr: z.string(),
      designName: z.string(),
      designNameAr: z.string(),
    }),
  }),
  errors: ['design.not_found'],
});
