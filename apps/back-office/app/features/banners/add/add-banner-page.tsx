import { Button, PageHeader, Panel } from '@craftsandore/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { SaveBar } from '../../../form/save-bar.tsx';
import { UnsavedGuard } from '../../../form/unsaved-guard.tsx';
import { useObjectUrl } from '../../../form/use-object-url.ts';
import columns from '../../../shell/columns.module.css';
import { PageTitle } from '../../../shell/page-title.tsx';
import { type BannerCategory, BannerForm } from '../banner-form.tsx';
import { bannersPath } from '../banner-paths.ts';
import { BannerPreview } from '../banner-preview.tsx';
import { usePhonePhoto } from '../phone-photo-field.tsx';
import { type SaveBanner, type UploadPhonePhoto, useBannerForm } from '../use-banner-form.ts';

export type AddBannerPageProps = {
  categories: readonly BannerCategory[];
  onUpload: SaveBanner;
  onUploaded: () => void;
  onUploadPhonePhoto: UploadPhonePhoto;
};

export function AddBannerPage(props: AddBannerPageProps) {
  return (
    <UnsavedGuard>
      <NewBanner {...props} />
    </UnsavedGuard>
  );
}

function NewBanner({ onUpload, onUploaded, onUploadPhonePhoto, categories }: AddBannerPageProps) {
  const { t } = useTranslation();
  const formId = useId();
  const form = useBannerForm(undefined);
  const phonePhoto = usePhonePhoto(form, onUploadPhonePhoto);
  const src = useObjectUrl(form.typed.photo);

  return (
    <>
      <PageTitle>{t('banners.add')}</PageTitle>
      <PageHeader
        back={{ href: bannersPath, label: t('banners.title') }}
        title={t('banners.add')}
      />
      <div className={columns.stack}>
        <BannerForm
          categories={categories}
          phonePhoto={phonePhoto}
          id={formId}
          form={form}
          src={src}
          onSubmit={form.submitWith(onUpload, onUploaded)}
        />
        <Panel title={t('form.preview')}>
          {/* A new one comes first. */}
          <BannerPreview typed={form.typed} src={src} place="wide" />
        </Panel>
      </div>
      <SaveBar status={t(form.typed.from ? 'banners.activeInTime' : 'banners.activeAtOnce')}>
        {form.isDirty && (
          <Button variant="quiet" onClick={form.discard}>
            {t('form.discard')}
          </Button>
        )}
        <Button type="submit" form={formId} loading={form.isSaving || phonePhoto.isUploading}>
          {t('banners.upload')}
        </Button>
      </SaveBar>
    </>
  );
}
