import { deleteBanner, listBanners, setBannerActive } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useToast } from '@craftsandore/ui';
import { useRevalidator } from 'react-router-dom';

import { BannersPage } from '../features/banners/banners-page.tsx';
import { staffApi } from '../guard.ts';
import { refusalOf } from '../refusal.ts';
import type { Route } from './+types/banner-list';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, listBanners.access);
  return { api, banners: await api(listBanners, {}) };
}

export default function BannerListRoute({ loaderData }: Route.ComponentProps) {
  const { api, banners } = loaderData;
  const { t } = useLocale();
  const { revalidate } = useRevalidator();
  const showToast = useToast();

  /** Reloads the list after a change, or says why it was refused. */
  async function change(changing: Promise<unknown>) {
    const refusal = await refusalOf(changing);
    if (refusal) {
      showToast({ tone: 'danger', children: refusal.sentence ?? t('failure.connection') });
    } else {
      await revalidate();
    }
    return refusal;
  }

  return (
    <BannersPage
      banners={banners}
      onSwitch={({ id }, active) =>
        change(api(setBannerActive, { params: { id }, body: { active } }))
      }
      onDelete={({ id }) => change(api(deleteBanner, { params: { id } }))}
    />
  );
}
