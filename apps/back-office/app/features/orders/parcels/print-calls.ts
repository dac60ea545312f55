import { attempt } from '@craftsandore/api-client';
import { type CallInput, printLabels, printPickList } from '@craftsandore/contract';

import type { Call } from '../../../navigation/actions.ts';

/** What is made to be printed, as files. */
export const printIntents = {
  labels: (query: CallInput<typeof printLabels>['query'], { api }: Call) =>
    attempt(api(printLabels, { query })),
  pickList: (query: CallInput<typeof printPickList>['query'], { api }: Call) =>
    attempt(api(printPickList, { query })),
};
