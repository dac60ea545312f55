import { attempt } from '@craftsandore/api-client';
import { listAuditActors, listAuditEntries } from '@craftsandore/contract';

import { auditPath, filtersIn } from '../features/audit/audit-filters.ts';
import { AuditPage } from '../features/audit/audit-page.tsx';
import { useAuditExport } from '../features/audit/use-audit-export.ts';
import { useListWays } from '../list/use-list-ways.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/audit';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, listAuditEntries.access);
  const filters = filtersIn(args.request.url);
  const entries = attempt(api(listAuditEntries, { query: filters }));
  // The log is of use without the choice of who.
  const actors = attempt(api(listAuditActors, {})).then((result) =>
    result.ok ? result.value : [],
  );
  return { filters, entries, actors };
}

export default function AuditRoute({ loaderData }: Route.ComponentProps) {
  const ways = useListWays(loaderData.filters, auditPath);

  return <AuditPage {...loaderData} export={useAuditExport(loaderData.filters)} {...ways} />;
}
