import { getProfile, SessionUser } from '@craftsandore/contract';
import type { ClientActionFunctionArgs } from 'react-router-dom';

import { apiContext, sessionContext } from './context.ts';

/** Reads again who is signed in: their role may have changed. The frame then loads the page and its menu anew. */
export async function renewSession(context: ClientActionFunctionArgs['context']): Promise<void> {
  const { renew } = context.get(sessionContext).getState();
  const person = await context
    .get(apiContext)(getProfile, {})
    .catch(() => null);
  if (person) renew(SessionUser.parse(person));
}
