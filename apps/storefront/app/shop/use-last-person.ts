import { useSession } from '@craftsandore/session';
import { useState } from 'react';

/**
 * Whose page this is: whoever signed in last. For the `key` of what only they may go on with; while their session is
 * over it stays, so that a form on its way can lead to the sign-in page.
 */
export function useLastPerson(): number | undefined {
  const userId = useSession(({ user }) => user?.id);
  const [person, setPerson] = useState(userId);
  if (userId !== undefined && userId !== person) setPerson(userId);
  return person;
}
