import type { Result } from '@craftsandore/api-client';
import {
  type CallInput,
  noteRefundDestination,
  type OrderDestinations,
} from '@craftsandore/contract';

export type NewDestination = CallInput<typeof noteRefundDestination>['body']['refundTo'];

/** Said again it is the same one. */
export const destinationIntents = { noteDestination: noteRefundDestination };

export type NoteDestination = (
  orderId: number,
  refundTo: NewDestination,
) => Promise<Result<OrderDestinations>>;
