import { getProfile, SessionUser } from '@craftsandore/contract';
import { useSession } from '@craftsandore/session';
import { Activity, lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { Outlet, useFetcher, useLocation, useNavigate } from 'react-router-dom';

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
  if (token) {
    const person = context.get(apiContext)(getProfile, {});
    person.then(
      (profile) => renew(SessionUser.parse(profile)),
      () => null,
    );
  }
  return { shopUrl: context.get(settingsContext).storefrontUrl };
}

/** Asked again only where a page says so: other pages and saved forms make nobody somebody else. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return !args.formMethod && args.currentUrl.href === args.nextUrl.href;
}

export default function StaffRoute({ loaderData }: Route.ComponentProps) {
  const token = useSession(({ token }) => token);
  const user = useSession(({ user }) => user);
  const navigate = useNavigate();
  const location = useLocation();
  // By its own address, because a page's error may outlive a revalidation that is over at once.
  const askAnew = useEffectEvent(
    () => void navigate(location, { replace: true, preventScrollReset: true }),
  );

  // Another session or another role: the page's guard has a new say.
  const session = token && `${token} ${user?.roleId}`;
  const shown = useRef(session);
  useEffect(() => {
    if (!session || session === shown.current) return;
    shown.current = session;
    askAnew();
  }, [session]);

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
          action: signInPath(window.location.href),
          encType: 'application/json',
        })
      }
    />
  );
}
