import { createContext, use } from 'react';
import { useStore } from 'zustand';

import type { Session, SessionStore } from './session-store.ts';

/** The app's session store, made once at its start. */
export const SessionContext = createContext<SessionStore | null>(null);

/** Reads from the session of the app; while a page hydrates it is "nobody", as on the server. */
export function useSession<T>(select: (session: Session) => T): T {
  const store = use(SessionContext);
  if (!store) throw new Error('useSession needs a SessionContext above it');
  return useStore(store, select);
}
