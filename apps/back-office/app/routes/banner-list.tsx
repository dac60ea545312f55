import { attempt, type Result } from '@craftsandore/api-client';
import { deleteBanner, listBanners, setBannerActive } from '@craftsandore/contract';
import { useToast } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { BannersPage } from '../features/banners/list/banners-page.tsx';
import { actionOf, type Call, useAction } from '../navigation/actions.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/banner-list';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export async function clientLoader(args: Route.ClientLoaderArgs) {
  return { banners: await staffApi(args, listBanners.access)(listBanners, {}) };
}

const intents = {
  switch: ({ id, active }: { id: number; active: boolean }, { api }: Call) =>
    attempt(api(setBannerActive, { params: { id }, body: { active } })),
  delete: ({ id }: { id: number }, { api }: Call) => attempt(api(deleteBanner, { params: { id } })),
};
export const clientAction = actionOf(intents);

export default function BannerListRoute({ loaderData: { banners } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const showToast = useToast();
  const act = useAction<typeof intents>();

  async function orSay(change: Promise<Result<unknown>>) {
    const result = await change;
    if (!result.ok) {
      const words = result.refusal.sentence ?? t('failure.connection');
      showToast({ tone: 'danger', children: words });
    }
    return result;
  }

  return (
    <BannersPage
      banners={banners}
      onSwitch={({ id }, active) => orSay(act('switch', { id, active }))}
      onDelete={({ id }) => orSay(act('delete', { id }))}
    />
  );
}
