import { listStaffPages } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';

import { keepingLast } from '../navigation/keeping-last.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/pages';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

// Tables are heavy; theirs comes while the frame already stands.
const PagesPage = lazily(() =>
  import('../features/pages/list/pages-page.tsx').then(({ PagesPage }) => PagesPage),
);
PagesPage.prefetch(); // in parallel with its data

export const clientLoader = keepingLast(async (args: Route.ClientLoaderArgs) => {
  return { pages: await staffApi(args, listStaffPages.access)(listStaffPages, {}) };
});

export default function PagesRoute({ loaderData: { pages } }: Route.ComponentProps) {
  return <PagesPage pages={pages} />;
}
