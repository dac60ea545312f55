import { attempt } from '@craftsandore/api-client';
import { listUsers } from '@craftsandore/contract';
import { useNavigate, useRevalidator } from 'react-router-dom';

import { UsersPage } from '../features/users/list/users-page.tsx';
import { filtersIn, usersPath } from '../features/users/user-filters.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/users';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, listUsers.access);
  const filters = filtersIn(args.request.url);
  return { filters, users: attempt(api(listUsers, { query: filters })) };
}

export default function UsersRoute({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  return (
    <UsersPage
      {...loaderData}
      onFilter={(filters) =>
        void navigate(usersPath(filters), { replace: true, preventScrollReset: true })
      }
      onRetry={() => void revalidate()}
    />
  );
}
