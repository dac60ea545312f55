import { useState } from 'react';

import { useSession } from './session-context.ts';

/**
 * The id of who signed in last. Use it as the `key` of what belongs to that person. It stays the same when the session
 * ends, so that a form that is being submitted can still lead to the sign-in page.
 */
export function useLastUserId(): number | undefined {
  const userId = useSession(({ user }) => user?.id);
  const [lastId, setLastId] = useState(userId);
  if (userId !== undefined && userId !== lastId) setLastId(userId);
  return lastId;
}
