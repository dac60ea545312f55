import { attempt } from '@craftsandore/api-client';
import type { SessionUser } from '@craftsandore/contract';
import type { SessionStore } from '@craftsandore/session';
import { data } from 'react-router-dom';

import { AccountLoading } from '../features/account/account-loading.tsx';
import { ProfileFailure } from '../features/account/profile-failure.tsx';
import { ProfilePage } from '../features/account/profile-page.tsx';
import { saveAccount } from '../features/account/save-account.ts';
import { ignoreQueryChanges } from '../navigation/ignore-query-changes.ts';
import type { PageHandle } from '../navigation/page-handle.ts';
import { storefrontContext } from '../session/context.ts';
import { signedInLoader } from '../session/signed-in-loader.ts';
import { toSignIn } from '../session/next-page.ts';
import type { Route } from './+types/profile';

export function clientLoader(args: Route.ClientLoaderArgs) {
  return signedInLoader(args, async (api, { getProfile }) => {
    const profile = await attempt(api(getProfile, {}));
    if (!profile.ok && profile.refusal.status === 401) throw toSignIn(args.request);
    if (profile.ok) renewUser(args.context.get(storefrontContext).session, profile.value);
    return profile;
  });
}

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const saved = await saveAccount(context.get(storefrontContext).api, request);
  // After an error status the router does not revalidate: the page keeps its data and what was typed.
  return saved.ok ? saved : data(saved, 400);
}

export const shouldRevalidate = ignoreQueryChanges;

export const handle: PageHandle = { query: ['edit'] };

/** What other pages show of who is signed in, where it has been changed: here, or by a link. */
function renewUser(
  session: SessionStore,
  { id, name, email, roleId, isVerified }: SessionUser,
): void {
  const { user, renew } = session.getState();
  const isAsBefore = user?.name === name && user.email === email && user.isVerified === isVerified;
  if (!isAsBefore) renew({ id, name, email, roleId, isVerified });
}

export const HydrateFallback = AccountLoading;

export default function ProfileRoute({ loaderData: profile }: Route.ComponentProps) {
  if (!profile.ok) return <ProfileFailure sentence={profile.refusal.sentence} />;
  return <ProfilePage profile={profile.value} />;
}
