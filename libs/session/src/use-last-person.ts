import { useState } from 'react';

import { useSession } from './session-context.ts';

/**
 * Who signed in last. Use it as the `key` of what belongs to that person. It stays the same when the session ends,
 * so that a form that is being submitted can still lead to the sign-in page.
 */
export function useLastPerson(): number | undefined {
  const userId = useSession(({ user }) => user?.id);
  const [person, setPerson] = useState(userId);
  if (userId !== undefined && userId !== person) setPerson(userId);
  return person;
}
