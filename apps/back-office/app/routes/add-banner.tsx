import { addPhonePhoto, createBanner, listStaffCategories } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { useToast } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { bannersPath } from '../features/banners/banner-paths.ts';
import { actionOf, useAction } from '../navigation/actions.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/add-banner';

// Forms are heavy; theirs comes while the frame already stands.
const AddBannerPage = lazily(() =>
  import('../features/banners/add/add-banner-page.tsx').then(({ AddBannerPage }) => AddBannerPage),
);

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

/** The page is open to those who may add a banner. */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, createBanner.access);
  // It may lead to all products where they cannot be read.
  return { categories: await api(listStaffCategories, {}).catch(() => []) };
}

const intents = { create: createBanner, addPhonePhoto };
export const clientAction = actionOf(intents);

export default function AddBannerRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const showToast = useToast();
  const act = useAction<typeof intents>();

  return (
    <AddBannerPage
      categories={loaderData.categories}
      onUpload={async ({ photo: file, ...body }, _, sending) => {
        const result = await act('create', { body }, { upload: { file, ...sending } });
        showToast(
          result.ok
            ? { tone: 'success', children: t('banners.uploaded') }
            : { tone: 'danger', children: t('banners.uploadFailed') },
        );
        // Whatever was sent, the form begins empty.
        return result.ok ? { ok: true, value: undefined } : result;
      }}
      onUploaded={() => void navigate(bannersPath)}
      onUploadPhonePhoto={(file, sending) =>
        act('addPhonePhoto', {}, { upload: { file, ...sending }, revalidate: false })
      }
    />
  );
}
