import { ApiError, createApiClient, type ApiClient } from '@craftsandore/api-client';
import { type CallInput, login, logout, signInWithGoogle } from '@craftsandore/contract';

import type { SessionStore } from './session-store.ts';

type SessionApiOptions = { baseUrl: string; locale: string; session: SessionStore };

/** An API client that sends the session's token, and ends the session when the API says that it is over. */
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
      // A person may have signed in again during this call.
      if (isOver && tokenThen && tokenThen === token()) session.getState().end();
      if (error instanceof ApiError && error.code === 'access.second_step') {
        session.getState().setSecondStepDue(true);
      }
      throw error;
    }
  };
}

type SignInOptions = { keep: boolean };

/** Email and password, or the token of an identity provider. */
type Proof = CallInput<typeof login>['body'] | CallInput<typeof signInWithGoogle>['body'];

/** Signs in and stores the session. Throws the API's refusal. */
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

/** Signs out locally at once and tells the API; a lost connection keeps nobody signed in. */
export async function signOut(api: ApiClient, session: SessionStore): Promise<void> {
  // The page may be left at once, and the session must end all the same.
  const told = api(logout, {}, { keepalive: true }).catch(() => null);
  session.getState().end();
  await told;
}
