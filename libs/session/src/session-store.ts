import type { NewSession, SessionUser } from '@craftsandore/contract';
import { createStore } from 'zustand/vanilla';

import { clearSession, keepSession, keepUser, readSession } from './session-storage.ts';

export type Session = {
  token: string | null;
  user: SessionUser | null;
  /** Staff have yet to take the second step: the API answers none of their calls. */
  isSecondStepDue: boolean;
  /** Begins a session. `keep` lets it outlive the browser; otherwise it ends with the tab. */
  begin: (session: NewSession, options: { keep: boolean }) => void;
  /** Updates the signed-in person with what the API says now; does nothing where nobody is signed in. */
  renew: (user: SessionUser) => void;
  /** Says whether the second step is left, as the API says it. */
  setSecondStepDue: (isDue: boolean) => void;
  /** Removes token and user locally; `signOut` also tells the API. */
  end: () => void;
};

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * Who is signed in, kept in browser storage as `token` and `user` (specification, section 3).
 * The initial state is always "nobody", which is also what a server renders; a browser reads its
 * storage when the store is made, and again when another tab signs in or out.
 */
export function createSessionStore() {
  const store = createStore<Session>()((set, get) => ({
    token: null,
    user: null,
    isSecondStepDue: false,
    begin: ({ accessToken, user, secondStep }, { keep }) => {
      keepSession(accessToken, user, keep);
      set({ token: accessToken, user, isSecondStepDue: secondStep !== undefined });
    },
    renew: (user) => {
      if (!get().token) return;
      keepUser(user);
      set({ user });
    },
    setSecondStepDue: (isSecondStepDue) => set({ isSecondStepDue }),
    end: () => {
      clearSession();
      set({ token: null, user: null, isSecondStepDue: false });
    },
  }));

  if (typeof window !== 'undefined') {
    store.setState(readSession());
    window.addEventListener('storage', ({ key }) => {
      // A cleared storage has no key.
      if (key === null || key === 'token' || key === 'user') store.setState(readSession());
    });
  }
  return store;
}
