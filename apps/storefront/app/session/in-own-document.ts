import type { IdentityProvider } from '@craftsandore/contract';
import { useEffect } from 'react';
import { redirectDocument } from 'react-router-dom';

type Arrival = { request: Request; serverLoader: () => Promise<IdentityProvider | null> };

/**
 * A page may load the identity provider's script only where the policy of its own document says so. Who comes
 * by a link, without a reload, still stands in the document of another page: the browser then fetches this one.
 */
export async function inOwnDocument({ request, serverLoader }: Arrival) {
  if (!(await serverLoader())) return null;
  try {
    sessionStorage.setItem(key, 'yes');
  } catch {
    // Without storage reading begins at the top of the document.
  }
  throw redirectDocument(request.url);
}

const key = 'readsOn';

/** Who came by a link reads on at the title, as on every other page, although the document is a new one. */
export function useReadingOn() {
  useEffect(() => {
    try {
      if (sessionStorage.getItem(key) === null) return;
      sessionStorage.removeItem(key);
    } catch {
      return;
    }
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, []);
}
