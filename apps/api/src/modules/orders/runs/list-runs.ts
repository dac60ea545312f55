import type { listRuns, ParsedInput, ResponseBody } from '@craftsandore/contract';
import { and, desc, isNotNull, isNull, type SQL } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { findPage } from '../../../db/find-page.ts';
import { runs } from '../../../db/schema/runs.ts';
import { findStops, toRun } from './run-rows.ts';

type Query = ParsedInput<typeof listRuns>['query'];

function inState(state: Query['state']): SQL | undefined {
  switch (state) {
    case 'closed':
      return isNotNull(runs.closedAt);
    case 'signed':
      return and(isNull(runs.closedAt), isNotNull(runs.signedAt));
    case 'open':
      return and(isNull(runs.closedAt), isNull(runs.signedAt));
    default:
      return undefined;
  }
}

/** A page of runs, the latest made first. */
export async function findRuns(
  db: Database,
  { state, page, perPage }: Query,
): Promise<ResponseBody<typeof listRuns>> {
  const wanted = { where: inState(state), orderBy: [desc(runs.id)], page, perPage };
  const { rows, meta } = await findPage(db, runs, db.select().from(runs).$dynamic(), wanted);
  const ids = rows.map(({ id }) => id);
  const stops = ids.length > 0 ? await findStops(db, ids) : [];
  const byRun = Map.groupBy(stops, ({ runId }) => runId);
  return { data: rows.map((run) => toRun(run, byRun.get(run.id) ?? [])), meta };
}
