import type { IdentityProvider } from '@craftsandore/contract';
import { redirectDocument } from 'react-router-dom';

type Arrival = { request: Request; serverLoader: () => Promise<IdentityProvider | null> };

/**
 * A page may load the identity provider's script only where the policy of its own document says so. Who comes
 * by a link, without a reload, still stands in the document of another page: the browser then fetches this one.
 */
export async function inOwnDocument({ request, serverLoader }: Arrival) {
  if (await serverLoader()) throw redirectDocument(request.url);
  return null;
}
