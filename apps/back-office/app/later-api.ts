import type { ApiClient } from '@craftsandore/api-client';
import type { createSessionApi } from '@craftsandore/session/api';

type Create = typeof createSessionApi;

let create: Create | undefined;

const load = (): Promise<Create> =>
  import('@craftsandore/session/api').then((loaded) => (create = loaded.createSessionApi));

/** The API as the signed-in person. What carries calls out comes with the first call: to sign in, nobody waits for it. */
export function laterApi(options: Parameters<Create>[0]): ApiClient {
  // Somebody who is signed in calls at once.
  if (!create && options.session.getState().token) void load();

  // At once where it can be: who signs out has no token a moment later.
  return (...call) =>
    create ? create(options)(...call) : load().then((create) => create(options)(...call));
}
