import { createBanner } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useToast } from '@craftsandore/ui';
import { lazy } from 'react';
import { useNavigate } from 'react-router-dom';

import { bannersPath } from '../features/banners/banner-paths.ts';
import { saving } from '../form/saving.ts';
import { staffApi } from '../guard.ts';
import type { Route } from './+types/add-banner';

// Forms are heavy; theirs comes while the frame already stands.
const AddBannerPage = lazy(() =>
  import('../features/banners/add-banner-page.tsx').then(({ AddBannerPage }) => ({
    default: AddBannerPage,
  })),
);

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export function clientLoader(args: Route.ClientLoaderArgs) {
  return { api: staffApi(args, createBanner.access) };
}

export default function AddBannerRoute({ loaderData: { api } }: Route.ComponentProps) {
  const { t } = useLocale();
  const navigate = useNavigate();
  const showToast = useToast();

  return (
    <AddBannerPage
      onUpload={async ({ picture, ...body }, sending) => {
        const file = picture ?? new File([], '');
        const outcome = await saving(api(createBanner, { body, file }, sending).then(() => null));
        if ('saved' in outcome) {
          showToast({ tone: 'success', children: t('banners.uploaded') });
        } else if (outcome.refusal) {
          showToast({ tone: 'danger', children: t('banners.uploadFailed') });
        }
        return outcome;
      }}
      onUploaded={() => void navigate(bannersPath)}
    />
  );
}
