import type { ConfirmLink } from '@craftsandore/contract';

/** Where the whole order is, with what can still be changed about it. */
export const followPath = ({ trackingToken, order }: ConfirmLink): string =>
  trackingToken ? `/track/${trackingToken}` : `/orders/${order.id}`;
