import { gt } from 'drizzle-orm';

import { orderLines } from './schema/orders.ts';

/** Whether a customer is to have, or has kept, any piece of a line: all of the others were refused at the door. */
export const isKept = gt(orderLines.quantity, 0);
