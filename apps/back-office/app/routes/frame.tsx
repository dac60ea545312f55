import { lazily } from '@craftsandore/resilience';
import { useLastUserId, useSession } from '@craftsandore/session';
import { Activity, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import {
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useFetcher,
  useMatches,
  useRevalidator,
} from 'react-router-dom';

import { NotRefreshed } from '../components/not-refreshed.tsx';
import type { NotRefreshed as Kept } from '../navigation/keeping-last.ts';
import { useLoadAgain } from '../navigation/use-load-again.ts';
import { sessionContext, settingsContext } from '../session/context.ts';
import { signInPath } from '../session/next-page.ts';
import { renewSession } from '../session/renew-session.ts';
import { Shell } from '../shell/shell.tsx';
import type { Route } from './+types/frame';
import type { clientAction as signIn } from './sign-in.tsx';

const SignInPage = lazily(() =>
  import('../features/account/sign-in-page.tsx').then(({ SignInPage }) => SignInPage),
);

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  // Not awaited: the menu updates if the role has changed since sign-in.
  if (context.get(sessionContext).getState().token) void renewSession(context);
  return { shopUrl: context.get(settingsContext).storefrontUrl };
}

/** Only explicit revalidation: neither a navigation nor a saved form changes who is signed in. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return !args.formMethod && args.currentUrl.href === args.nextUrl.href;
}

export default function FrameRoute({ loaderData }: Route.ComponentProps) {
  const token = useSession(({ token }) => token);
  const user = useSession(({ user }) => user);
  const loadAgain = useEffectEvent(useLoadAgain());

  // Another session or role: run the page's guard again.
  const session = token && `${token} ${user?.roleId}`;
  const shown = useRef(session);
  const hasEnded = useRef(false);
  useEffect(() => {
    if (!session) hasEnded.current = true;
    if (!session || session === shown.current) return;
    shown.current = session;
    loadAgain();
    // The form that had the focus is gone.
    if (hasEnded.current) document.getElementById('main')?.focus();
    hasEnded.current = false;
  }, [session]);

  // The key below: what was typed must not be shown to the next person.
  const userId = useLastUserId();

  return (
    <>
      <Activity key={userId} mode={token ? 'visible' : 'hidden'}>
        <Shell>
          <PageNotRefreshed />
          <Outlet />
        </Shell>
      </Activity>
      <Suspense>{!token && <SignInAgain {...loaderData} />}</Suspense>
    </>
  );
}

/** Above a page that shows what was loaded last. */
function PageNotRefreshed() {
  const { revalidate, state } = useRevalidator();
  const refusal = useMatches()
    .map(({ loaderData }) => (loaderData as Kept | undefined)?.notRefreshed) // of every loader
    .find(Boolean);
  if (!refusal) return null;
  return (
    <NotRefreshed
      refusal={refusal}
      isRetrying={state !== 'idle'}
      onRetry={() => void revalidate()}
    />
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
