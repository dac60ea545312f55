import type { ApiClient } from '@craftsandore/api-client';
import type { createSessionApi } from '@craftsandore/session/api';

type Options = Parameters<typeof createSessionApi>[0];

/** The API as the signed-in person. What carries calls out comes with the first call: to sign in, nobody waits for it. */
export function laterApi(options: Options): ApiClient {
  let ready: ApiClient | undefined;
  let loading: Promise<ApiClient> | undefined;
  const load = () =>
    (loading ??= import('@craftsandore/session/api').then(
      ({ createSessionApi }) => (ready = createSessionApi(options)),
    ));
  // Somebody who is signed in calls at once.
  if (options.session.getState().token) void load();

  // At once where it can be: who signs out has no token a moment later.
  return (...call) => (ready ? ready(...call) : load().then((api) => api(...call)));
}
