import { getIdentityProvider, type IdentityProvider } from '@craftsandore/contract';
import { createContext, type RouterContextProvider } from 'react-router-dom';

import { apiContext } from './api.server.ts';

/** The identity provider whose script the page of this request may load; null on all other pages. */
export const identityContext = createContext<IdentityProvider | null>(null);

/** The identity provider for a page that shows its button. A shop without one, or with a silent API, has none. */
export async function identityProvider(
  context: Readonly<RouterContextProvider>,
): Promise<IdentityProvider | null> {
  const provider = await context
    .get(apiContext)(getIdentityProvider, {})
    .catch(() => null);
  context.set(identityContext, provider);
  return provider;
}
