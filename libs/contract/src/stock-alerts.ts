import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { Email, Id, Secret } from './values.ts';

/** One mail, then it is forgotten; after half a year also without. Safe to repeat. */
export const addStockAlert = endpoint({
  method: 'POST',
  path: '/stock-alerts',
  access: 'public',
  summary: 'Ask for a mail when a product that is sold out is back',
  body: z.object({
    productId: Id,
    /** Without it any design will do. */
    designId: Id.optional(),
    email: Email,
  }),
  data: z.null(),
  errors: ['product.not_found', 'design.not_found', 'stock_alert.in_stock', 'stock_alert.too_many'],
});

/** The token stands in every mail of this kind. Safe to repeat. */
export const stopStockAlerts = endpoint({
  method: 'POST',
  path: '/stock-alerts/stop',
  access: 'public',
  summary: 'Send no more mails of this kind to an address',
  body: z.object({ token: Secret }),
  data: z.null(),
  errors: ['auth.link_invalid'],
});
