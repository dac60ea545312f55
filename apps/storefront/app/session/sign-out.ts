import { forgetDrafts } from '@craftsandore/resilience';
import { useNavigate } from 'react-router-dom';

import { clearCartOnSignOut } from '../cart/clear-cart-on-sign-out.ts';
import { forgetCachedPages } from '../navigation/cached-pages.ts';
import { useStorefront } from './context.ts';

/** Signs out: clears user, token, cart and all that was typed, and goes to the sign-in page (specification, section 4). */
export function useSignOut() {
  const { settings, locale, session } = useStorefront();
  const navigate = useNavigate();

  return async () => {
    clearCartOnSignOut(session);
    forgetDrafts();
    void forgetCachedPages();
    try {
      const { createSessionApi, signOut } = await import('@craftsandore/session/api');
      // Not the shop's `api`: its code may have to be loaded first, and the token would be gone by then.
      const api = createSessionApi({ baseUrl: settings.apiUrl, locale, session });
      void signOut(api, session);
    } catch {
      session.getState().end(); // without a connection, the session of this browser ends all the same
    }
    await navigate('/signin');
  };
}
