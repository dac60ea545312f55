import { AccountLoading } from '../features/account/account-loading.tsx';
import { ProfileFailure } from '../features/account/profile-failure.tsx';
import { ProfilePage } from '../features/account/profile-page.tsx';
import { asPerson } from '../shop/as-person.ts';
import { isUnauthorized, sentenceOf } from '../shop/failure.ts';
import type { Route } from './+types/profile';

export function clientLoader(args: Route.ClientLoaderArgs) {
  return asPerson(args, async (api, { getProfile }) => {
    try {
      return { profile: await api(getProfile, {}), reason: null };
    } catch (error) {
      if (isUnauthorized(error)) throw error;
      return { profile: null, reason: sentenceOf(error) };
    }
  });
}

export const HydrateFallback = AccountLoading;

export default function ProfileRoute({ loaderData: { profile, reason } }: Route.ComponentProps) {
  return profile ? <ProfilePage profile={profile} /> : <ProfileFailure reason={reason} />;
}
