import {
  addPhonePhoto,
  listBanners,
  listStaffCategories,
  updateBanner,
} from '@craftsandore/contract';
import { isWithin } from '@craftsandore/rules';
import { lazily } from '@craftsandore/resilience';
import { useToast } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { data, useNavigate } from 'react-router-dom';

import type { BannerPlace } from '../features/banners/banner-preview.tsx';
import { bannersPath } from '../features/banners/banner-paths.ts';
import { actionOf, useAction } from '../navigation/actions.ts';
import { keepingLast } from '../navigation/keeping-last.ts';
import { pathParams } from '../navigation/path-params.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/update-banner';

// Forms are heavy; theirs comes while the frame already stands.
const EditBannerPage = lazily(() =>
  import('../features/banners/edit/edit-banner-page.tsx').then(
    ({ EditBannerPage }) => EditBannerPage,
  ),
);

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export const clientLoader = keepingLast(async (args: Route.ClientLoaderArgs) => {
  const api = staffApi(args, updateBanner.access);
  const params = pathParams(updateBanner, args.params);
  const [banners, categories] = await Promise.all([
    api(listBanners, {}),
    api(listStaffCategories, {}),
  ]);
  const banner = banners.find(({ id }) => id === params.id);
  if (!banner) throw data(null, 404);
  const now = new Date();
  const first = banners.find(({ value }) => value.active && isWithin(value, now));
  const place: BannerPlace = !first || first.id === banner.id ? 'wide' : 'narrow';
  return { banner, place, categories };
});

const intents = { update: updateBanner, addPhonePhoto };
// Who has seen an older version is shown the one of today, beside what they typed.
export const clientAction = actionOf(intents, (refusal) => refusal?.code === 'banner.changed');

export default function UpdateBannerRoute({ loaderData }: Route.ComponentProps) {
  const { banner, place, categories } = loaderData;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const showToast = useToast();
  const act = useAction<typeof intents>();

  return (
    <EditBannerPage
      key={banner.id}
      banner={banner}
      place={place}
      categories={categories}
      onSave={async ({ photo: file, ...fields }, seen, sending) => {
        const body = { ...fields, ...(seen && { seenVersion: seen.version }) };
        const params = { id: banner.id };
        const result = await act('update', { params, body }, { upload: { file, ...sending } });
        if (result.ok) showToast({ tone: 'success', children: t('banners.saved') });
        return result;
      }}
      onSaved={() => void navigate(bannersPath)}
      onUploadPhonePhoto={(file, sending) =>
        act('addPhonePhoto', {}, { upload: { file, ...sending }, revalidate: false })
      }
    />
  );
}
