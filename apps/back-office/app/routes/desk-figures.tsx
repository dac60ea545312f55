import { attempt } from '@craftsandore/api-client';
import { type DeskFigurePart, getDeskFigures } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { can } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import { useState } from 'react';

import { deskPath } from '../features/orders/desk/desk-filters.ts';
import { updateProductPath } from '../features/products/product-filters.ts';
import { deskFiguresPath, filtersIn } from '../features/reports/desk/desk-figure-filters.ts';
import { useDeskFiguresExport } from '../features/reports/desk/use-desk-figures-export.ts';
import { useListWays } from '../list/use-list-ways.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/desk-figures';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

// Charts and tables are heavy; theirs comes while the frame already stands.
const DeskFiguresPage = lazily(() =>
  import('../features/reports/desk/desk-figures-page.tsx').then(
    ({ DeskFiguresPage }) => DeskFiguresPage,
  ),
);
DeskFiguresPage.prefetch(); // in parallel with its data

export function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, getDeskFigures.access);
  const filters = filtersIn(args.request.url, new Date());
  return { filters, figures: attempt(api(getDeskFigures, { query: filters })) };
}

export default function DeskFiguresRoute({ loaderData }: Route.ComponentProps) {
  const ways = useListWays(loaderData.filters, deskFiguresPath);
  const [now] = useState(() => new Date());
  const roleId = useSession(({ user }) => user?.roleId);
  const rowHref = (by: DeskFigurePart, id: number) =>
    by === 'product' && can(roleId, 'product:write') ? updateProductPath(id) : undefined;

  return (
    <DeskFiguresPage
      {...loaderData}
      now={now}
      deskHref={can(roleId, 'desk:work') ? deskPath() : undefined}
      rowHref={rowHref}
      file={useDeskFiguresExport(loaderData.filters)}
      {...ways}
    />
  );
}
