import { ApiError, createApiClient, type ApiClient } from '@craftsandore/api-client';
import { type CallInput, login, logout, signInWithGoogle } from '@craftsandore/contract';

import type { SessionStore } from './session-store.ts';

type SessionApiOptions = { baseUrl: string; locale: string; session: SessionStore };

/** The API as the signed-in person: sends the token, and ends the session here when the API says it is over. */
export function createSessionApi({ baseUrl, locale, session }: SessionApiOptions): ApiClient {
  const token = () => session.getState().token;
  const api = createApiClient({ baseUrl, locale, token });

  return async (endpoint, input, options) => {
    const tokenThen = token();
    try {
      return await api(endpoint, input, options);
    } catch (error) {
      const isOver =
        error instanceof ApiError && error.status === 401 && endpoint.access !== 'public';
      // A person may have signed in anew while this call was on its way.
      if (isOver && tokenThen && tokenThen === token()) session.getState().end();
      throw error;
    }
  };
}

type SignInOptions = { keep: boolean };

/** What shows who somebody is: e-mail and password, or the word of the identity provider. */
type Proof = CallInput<typeof login>['body'] | CallInput<typeof signInWithGoogle>['body'];

/** Signs in and keeps the session. Throws what the API refused with. */
export async function signIn(
  api: ApiClient,
  session: SessionStore,
  proof: Proof,
  { keep }: SignInOptions,
) {
  const begun =
    'credential' in proof
      ? await api(signInWithGoogle, { body: proof })
      : await api(login, { body: proof });
  session.getState().begin(begun, { keep });
  return begun.user;
}

/** Signs out here at once; the API is told, but a lost connection keeps nobody signed in. */
export async function signOut(api: ApiClient, session: SessionStore): Promise<void> {
  const told = api(logout, {}).catch(() => null);
  session.getState().end();
  await told;
}
