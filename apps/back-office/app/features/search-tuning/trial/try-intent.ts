import { attempt } from '@craftsandore/api-client';
import { trySynonyms } from '@craftsandore/contract';

import type { Call } from '../../../navigation/actions.ts';
import type { Attempt } from './use-trial.ts';

/** Shows what a group would change; submitted with `revalidate: false`, because it changes nothing. */
export const tryIntent = (body: Attempt, { api }: Call) => attempt(api(trySynonyms, { body }));
