import { lazily } from '@craftsandore/resilience';
import { type Session, useLastUserId, useSession } from '@craftsandore/session';
import { Activity, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import {
  Navigate,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useFetcher,
  useLocation,
  useMatches,
  useRevalidator,
} from 'react-router-dom';

import { NotRefreshed } from '../components/not-refreshed.tsx';
import type { NotRefreshed as Kept } from '../navigation/keeping-last.ts';
import { useLoadAgain } from '../navigation/use-load-again.ts';
import { sessionContext, settingsContext } from '../session/context.ts';
import { secondStepPath, signInPath } from '../session/next-page.ts';
import { renewSession } from '../session/renew-session.ts';
import type { SignInFields } from '../session/sign-in-fields.ts';
import { withPasskey } from '../session/with-passkey.ts';
import { Shell } from '../shell/shell.tsx';
import type { Route } from './+types/frame';
import type { clientAction as signInAction } from './sign-in.tsx';

const SignInPage = lazily(() =>
  import('../features/account/sign-in-page.tsx').then(({ SignInPage }) => SignInPage),
);

// A page is shown before anything can happen on it.
const LiveConnection = lazily(() =>
  import('../live/live-connection.tsx').then(({ LiveConnection }) => LiveConnection),
);
const KeptFocus = lazily(() =>
  import('../shell/kept-focus.tsx').then(({ KeptFocus }) => KeptFocus),
);

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  // Not awaited: the menu updates if the role has changed since sign-in.
  const state = context.get(sessionContext).getState();
  const renew = () => void renewSession(context);
  if (state.token) renew();
  const { storefrontUrl: shopUrl, apiUrl } = context.get(settingsContext);
  return { shopUrl, apiUrl, renew, guardedFor: sessionIn(state) };
}

/** Only explicit revalidation: neither a navigation nor a saved form changes who is signed in. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return !args.formMethod && args.currentUrl.href === args.nextUrl.href;
}

export default function FrameRoute({ loaderData }: Route.ComponentProps) {
  const token = useSession(({ token }) => token);
  const loadAgain = useEffectEvent(useLoadAgain());

  // Another session or role than the page's guard saw: run it again. The role may change before the first render.
  const session = useSession(sessionIn);
  const shown = useRef(loaderData.guardedFor);
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

  const isSecondStepDue = useSession(({ isSecondStepDue }) => isSecondStepDue);
  const { pathname, search } = useLocation();
  if (token && isSecondStepDue) {
    return <Navigate to={secondStepPath(pathname + search)} replace />;
  }

  return (
    <>
      <Activity key={userId} mode={token ? 'visible' : 'hidden'}>
        <Shell>
          <PageNotRefreshed />
          <Suspense>
            <LiveConnection apiUrl={loaderData.apiUrl} onRoleDue={loaderData.renew} />
            <KeptFocus />
          </Suspense>
          <Outlet />
        </Shell>
      </Activity>
      <Suspense>{!token && <SignInAgain {...loaderData} />}</Suspense>
    </>
  );
}

const sessionIn = ({ token, user }: Session) => token && `${token} ${user?.roleId}`;

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
  const { data, state, submit } = useFetcher<typeof signInAction>();
  const signIn = (entered: SignInFields | typeof withPasskey) =>
    void submit(entered, {
      method: 'post',
      action: signInPath(window.location.href),
      encType: 'application/json',
    });

  return (
    <SignInPage
      reason="ended"
      shopUrl={shopUrl}
      refusal={data}
      isPending={state !== 'idle'}
      onSubmit={(fields) => signIn(fields)}
      onPasskey={() => signIn(withPasskey)}
    />
  );
}
