import type { StaffOrder } from '@craftsandore/contract';

/** What is kept of a ticked order: what can be done with it, and what comes of that. */
export type TickedOrder = Pick<StaffOrder, 'orderId' | 'orderStatusId' | 'pieces'>;
