import type { ApiClient, Result } from '@craftsandore/api-client';

import { attemptCall } from '../../session/attempt-call.ts';
import { toSignIn } from '../../session/next-page.ts';

/** What of an account is changed: each has a form of its own, and a call. */
export type AccountPart = 'details' | 'email' | 'password';

/** Saves what a form of the profile page has sent. Who is no longer signed in goes to the sign-in page and comes back. */
export async function saveAccount(api: ApiClient, request: Request): Promise<Result<unknown>> {
  const { part, body }: { part: AccountPart; body: never } = await request.json();
  const saved = await attemptCall<unknown>(({ updateProfile, changeEmail, changePassword }) => {
    switch (part) {
      case 'details':
        return api(updateProfile, { body });
      case 'email':
        return api(changeEmail, { body });
      case 'password':
        return api(changePassword, { body });
    }
  });
  if (!saved.ok && saved.refusal.status === 401) throw toSignIn(request);
  return saved;
}
