import { deleteBanner, listBanners, setBannerActive, sortBanners } from '@craftsandore/contract';

import { BannersPage } from '../features/banners/list/banners-page.tsx';
import { actionOf, useAction } from '../navigation/actions.ts';
import { keepingLast } from '../navigation/keeping-last.ts';
import { useReport } from '../navigation/use-report.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/banner-list';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export const clientLoader = keepingLast(async (args: Route.ClientLoaderArgs) => {
  return { banners: await staffApi(args, listBanners.access)(listBanners, {}) };
});

const intents = { switch: setBannerActive, arrange: sortBanners, delete: deleteBanner };
// Who has not seen what a colleague did is shown it.
export const clientAction = actionOf(
  intents,
  (refusal) => refusal?.code === 'banner.order_changed',
);

export default function BannerListRoute({ loaderData: { banners } }: Route.ComponentProps) {
  const report = useReport();
  const act = useAction<typeof intents>();

  return (
    <BannersPage
      banners={banners}
      onSwitch={({ id }, active) => report(act('switch', { params: { id }, body: { active } }))}
      onArrange={(ids, seenIds) => report(act('arrange', { body: { ids, seenIds } }))}
      onDelete={({ id }) => report(act('delete', { params: { id } }))}
    />
  );
}
