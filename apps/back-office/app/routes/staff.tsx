import { getProfile } from '@craftsandore/contract';
import { useSession } from '@craftsandore/session';
import { Activity, lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { Outlet, useFetcher, useRevalidator } from 'react-router-dom';

import { apiContext, sessionContext, settingsContext } from '../context.ts';
import { signInPath } from '../next-page.ts';
import { Shell } from '../shell/shell.tsx';
import type { Route } from './+types/staff';
import type { clientAction as signIn } from './sign-in.tsx';

const SignInPage = lazy(() =>
  import('../features/account/sign-in-page.tsx').then(({ SignInPage }) => ({
    default: SignInPage,
  })),
);

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  const { token, renew } = context.get(sessionContext).getState();
  // Not waited for: the menu follows when the person's role has changed since they signed in.
  if (token)
    context
      .get(apiContext)(getProfile, {})
      .then(renew, () => null);
  return { shopUrl: context.get(settingsContext).storefrontUrl };
}

/** Asked again only where a page says so: other pages and saved forms make nobody somebody else. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return !args.formMethod && args.currentUrl.href === args.nextUrl.href;
}

export default function StaffRoute({ loaderData }: Route.ComponentProps) {
  const token = useSession(({ token }) => token);
  const user = useSession(({ user }) => user);
  const { revalidate } = useRevalidator();

  // Another session or another role: the page's guard has a new say.
  const session = token && `${token} ${user?.roleId}`;
  const shown = useRef(session);
  useEffect(() => {
    if (!session || session === shown.current) return;
    shown.current = session;
    void revalidate();
  }, [session, revalidate]);

  // What somebody has typed waits for them, and for nobody else.
  const [person, setPerson] = useState(user?.id);
  if (user && user.id !== person) setPerson(user.id);

  return (
    <>
      <Activity key={person} mode={token ? 'visible' : 'hidden'}>
        <Shell>
          <Outlet />
        </Shell>
      </Activity>
      <Suspense>{!token && <SignInAgain {...loaderData} />}</Suspense>
    </>
  );
}

/** In place of a page whose session has ended: it stays underneath, with all that was typed into it. */
function SignInAgain({ shopUrl }: { shopUrl: string }) {
  const { data, state, submit } = useFetcher<typeof signIn>();

  return (
    <SignInPage
      reason="ended"
      shopUrl={shopUrl}
      refusal={data}
      isPending={state !== 'idle'}
      onSubmit={(fields) =>
        void submit(fields, {
          method: 'post',
          action: signInPath(location.href),
          encType: 'application/json',
        })
      }
    />
  );
}
