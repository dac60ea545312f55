import { getProfile } from '@craftsandore/contract';

import { AccountLoading } from '../features/account/account-loading.tsx';
import { ProfilePage } from '../features/account/profile-page.tsx';
import { asPerson } from '../shop/as-person.ts';
import type { Route } from './+types/profile';

export function clientLoader(args: Route.ClientLoaderArgs) {
  return asPerson(args, async (api) => ({ profile: await api(getProfile, {}) }));
}

export const HydrateFallback = AccountLoading;

export default function ProfileRoute({ loaderData }: Route.ComponentProps) {
  return <ProfilePage {...loaderData} />;
}
