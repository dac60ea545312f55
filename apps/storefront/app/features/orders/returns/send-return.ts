import type { Result } from '@craftsandore/api-client';
import type {
  askForReturn,
  CallInput,
  CustomerReturn,
  giveRefundDestination,
  RefundTo,
} from '@craftsandore/contract';

/** Asks for a return of the page's order; sent again with the same key it does nothing more. */
export type SendReturn = (
  wish: CallInput<typeof askForReturn>['body'],
  key: string,
) => Promise<Result<CustomerReturn>>;

/** Sends a photo of what is wrong with the pieces of a return; sent again it does nothing more. */
export type SendReturnPhoto = (returnId: number, file: Blob) => Promise<Result<CustomerReturn>>;

/** Takes back a photo of a return, as long as that is under way; said again it does nothing more. */
export type RemoveReturnPhoto = (
  returnId: number,
  photoId: number,
) => Promise<Result<CustomerReturn>>;

export type NewDestination = CallInput<typeof giveRefundDestination>['body']['refundTo'];

/** Says where money that is owed of the page's order is to be sent; said again it is the same. */
export type GiveDestination = (refundTo: NewDestination) => Promise<Result<RefundTo>>;
