import { attempt } from '@craftsandore/api-client';
import { exportDeskFigures } from '@craftsandore/contract';

import { filtersIn } from '../features/reports/desk/desk-figure-filters.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/desk-figures-export';

/** The rows of the desk's figures as a file. An action, so that it is never revalidated. */
export function clientAction(args: Route.ClientActionArgs) {
  const api = staffApi(args, exportDeskFigures.access);
  const query = filtersIn(args.request.url, new Date());
  return attempt(api(exportDeskFigures, { query }));
}
