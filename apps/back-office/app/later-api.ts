import type { ApiClient } from '@craftsandore/api-client';
import type { createSessionApi } from '@craftsandore/session/api';

type Create = typeof createSessionApi;

let create: Create | undefined;

const load = (): Promise<Create> =>
  import('@craftsandore/session/api').then((loaded) => (create = loaded.createSessionApi));

/** The API client of the signed-in person. Its code is loaded with the first call, so the sign-in page is faster. */
export function laterApi(options: Parameters<Create>[0]): ApiClient {
  // Someone signed in will need it at once.
  if (!create && options.session.getState().token) void load();

  // Synchronously if possible: after a sign-out the token is gone a moment later.
  return (...call) =>
    create ? create(options)(...call) : load().then((create) => create(options)(...call));
}
