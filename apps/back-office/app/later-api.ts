import type { ApiClient } from '@craftsandore/api-client';
import type { createSessionApi } from '@craftsandore/session/api';

type Options = Parameters<typeof createSessionApi>[0];

/** The API as the signed-in person. What carries calls out comes with the first call: to sign in, nobody waits for it. */
export function laterApi(options: Options): ApiClient {
  let known: Promise<ApiClient> | undefined;
  const load = () =>
    (known ??= import('@craftsandore/session/api').then(({ createSessionApi }) =>
      createSessionApi(options),
    ));
  // Somebody who is signed in calls at once.
  if (options.session.getState().token) void load();

  return async (...call) => {
    const api = await load();
    return api(...call);
  };
}
