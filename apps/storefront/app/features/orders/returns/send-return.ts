import type { Result } from '@craftsandore/api-client';
import type { askForReturn, CallInput, CustomerReturn } from '@craftsandore/contract';

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
