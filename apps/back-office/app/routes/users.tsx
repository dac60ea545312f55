import { attempt } from '@craftsandore/api-client';
import { listUsers } from '@craftsandore/contract';

import { UsersPage } from '../features/users/list/users-page.tsx';
import { filtersIn, usersPath } from '../features/users/user-filters.ts';
import { useListWays } from '../list/use-list-ways.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/users';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, listUsers.access);
  const filters = filtersIn(args.request.url);
  return { filters, users: attempt(api(listUsers, { query: filters })) };
}

export default function UsersRoute({ loaderData }: Route.ComponentProps) {
  const ways = useListWays(loaderData.filters, usersPath);

  return <UsersPage {...loaderData} {...ways} />;
}
