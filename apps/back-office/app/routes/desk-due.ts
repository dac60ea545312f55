import { attempt } from '@craftsandore/api-client';
import { listDesk } from '@craftsandore/contract';

import { staffApi } from '../session/guard.ts';
import type { DueCount } from '../shell/desk-due.tsx';
import type { Route } from './+types/desk-due';

/** How many orders of the desk are due, for the menu; null where the API refuses, since it is only a hint. */
export async function clientLoader(args: Route.ClientLoaderArgs): Promise<DueCount> {
  const api = staffApi(args, listDesk.access);
  const result = await attempt(api(listDesk, { query: { perPage: 1 } }));
  return result.ok ? result.value.meta.counts.due : null;
}
