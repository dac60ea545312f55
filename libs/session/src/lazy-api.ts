import type { ApiClient } from '@craftsandore/api-client';

import type { createSessionApi } from './session-api.ts';

type Create = typeof createSessionApi;

let create: Create | undefined;

const load = (): Promise<Create> =>
  import('./session-api.ts').then((loaded) => (create = loaded.createSessionApi));

/** The API client of the person in this browser. Its code is loaded with the first call, so pages come sooner. */
export function lazyApi(options: Parameters<Create>[0]): ApiClient {
  // Someone signed in will need it at once. The first call tries again where that fails.
  if (!create && options.session.getState().token) load().catch(() => undefined);

  // Synchronously if possible: after a sign-out the token is gone a moment later.
  return (...call) =>
    create ? create(options)(...call) : load().then((create) => create(options)(...call));
}
