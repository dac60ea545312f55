import type { Result } from '@craftsandore/api-client';
import type { CallInput, changeTrackedOrder, OrderChange } from '@craftsandore/contract';

type ChangeBody = CallInput<typeof changeTrackedOrder>['body'];
export type Edits = ChangeBody['edits'];

/** Changes the order of the page, or tells what that would make of it; sent again with the same key it does nothing more. */
export type SendChange = (body: ChangeBody, key: string) => Promise<Result<OrderChange>>;
