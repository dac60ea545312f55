import { useNavigate } from 'react-router-dom';

import { forgetPerson } from '../shop/forget-person.ts';
import { useShop } from '../shop/shop.ts';

/** Signs out: clears user, token and cart, and goes to the sign-in page (specification, section 4). */
export function useSignOut() {
  const { settings, locale, session } = useShop();
  const navigate = useNavigate();

  return async () => {
    forgetPerson(session);
    try {
      const { createSessionApi, signOut } = await import('@craftsandore/session/api');
      // Not the shop's `api`: its code may have to be loaded first, and the token would be gone by then.
      const api = createSessionApi({ baseUrl: settings.apiUrl, locale, session });
      void signOut(api, session);
    } catch {
      session.getState().end(); // without a connection this browser forgets all the same
    }
    await navigate('/signin');
  };
}
