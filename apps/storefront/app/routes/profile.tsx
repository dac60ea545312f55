import { attempt } from '@craftsandore/api-client';

import { AccountLoading } from '../features/account/account-loading.tsx';
import { ProfileFailure } from '../features/account/profile-failure.tsx';
import { ProfilePage } from '../features/account/profile-page.tsx';
import { signedInLoader } from '../session/signed-in-loader.ts';
import { toSignIn } from '../session/next-page.ts';
import type { Route } from './+types/profile';

export function clientLoader(args: Route.ClientLoaderArgs) {
  return signedInLoader(args, async (api, { getProfile }) => {
    const profile = await attempt(api(getProfile, {}));
    if (!profile.ok && profile.refusal.status === 401) throw toSignIn(args.request);
    return profile;
  });
}

export const HydrateFallback = AccountLoading;

export default function ProfileRoute({ loaderData: profile }: Route.ComponentProps) {
  if (!profile.ok) return <ProfileFailure sentence={profile.refusal.sentence} />;
  return <ProfilePage profile={profile.value} />;
}
