import { useNavigate } from 'react-router-dom';

import { writeGuestCart } from '../shop/guest-cart.ts';
import { useShop } from '../shop/shop.ts';

/** Signs out: clears user, token and cart, and goes to the sign-in page (specification, section 4). */
export function useSignOut() {
  const { api, session } = useShop();
  const navigate = useNavigate();

  return async () => {
    writeGuestCart([]);
    try {
      const { signOut } = await import('@craftsandore/session/api');
      void signOut(api, session);
    } catch {
      session.getState().end(); // without a connection this browser forgets all the same
    }
    await navigate('/signin');
  };
}
