import { attempt, type Result } from '@craftsandore/api-client';
import {
  type CallInput,
  closeRun,
  createRun,
  renewRunLink,
  type RunDetails,
  takeOutOfRun,
} from '@craftsandore/contract';

import type { Call } from '../../../navigation/actions.ts';

export type NewRun = CallInput<typeof createRun>['body'];
type Closing = CallInput<typeof closeRun>['body'];

/** What is done with runs on their pages. */
export const runIntents = {
  /** `key` is made once for what is meant: pressed again, it is the same. */
  make: ({ run, key }: { run: NewRun; key: string }, { api }: Call) =>
    attempt(api(createRun, { body: run }, { key })),
  takeOut: takeOutOfRun,
  renew: renewRunLink,
  close: closeRun,
};

export type MakeRun = (run: NewRun, key: string) => Promise<Result<RunDetails>>;
export type CloseRun = (closing: Closing) => Promise<Result<RunDetails>>;

/** What a run's page shows, and what can be done there. */
export type RunPageProps = {
  run: RunDetails;
  /** Of the storefront, where drivers open their runs. */
  shopUrl: string;
  onTakeOut: (parcelId: number) => Promise<Result<RunDetails>>;
  onRenew: () => Promise<Result<RunDetails>>;
  onClose: CloseRun;
};
