import { photoUrl, type StaffBanner } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
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
import { type BannerPlace, BannerPreview } from '../banner-preview.tsx';
import { usePhonePhoto } from '../phone-photo-field.tsx';
import { type SaveBanner, type UploadPhonePhoto, useBannerForm } from '../use-banner-form.ts';

export type EditBannerPageProps = {
  banner: StaffBanner;
  place: BannerPlace;
  categories: readonly BannerCategory[];
  onSave: SaveBanner;
  onSaved: () => void;
  onUploadPhonePhoto: UploadPhonePhoto;
};

export function EditBannerPage(props: EditBannerPageProps) {
  return (
    <UnsavedGuard>
      <KeptBanner {...props} />
    </UnsavedGuard>
  );
}

function KeptBanner(props: EditBannerPageProps) {
  const { banner, place, categories, onSave, onSaved, onUploadPhonePhoto } = props;
  const { t } = useTranslation();
  const { local } = useLocale();
  const formId = useId();
  const form = useBannerForm(banner);
  const phonePhoto = usePhonePhoto(form, onUploadPhonePhoto);
  const { value } = banner;
  const chosen = useObjectUrl(form.typed.photo);
  const src = chosen ?? (value.photo ? photoUrl(value.photo, 1200) : value.imageUrl);
  const title = t('banners.edit', { banner: local(value, 'header') || value.header });

  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader back={{ href: bannersPath, label: t('banners.title') }} title={title} />
      <div className={columns.stack}>
        <BannerForm
          categories={categories}
          phonePhoto={phonePhoto}
          id={formId}
          form={form}
          src={src}
          onSubmit={form.submitWith(onSave, onSaved)}
        />
        <Panel title={t('form.preview')}>
          <BannerPreview typed={form.typed} src={src} place={place} />
        </Panel>
      </div>
      <SaveBar status={form.isDirty && t('form.unsaved')}>
        {form.isDirty && (
          <Button variant="quiet" onClick={form.discard}>
            {t('form.discard')}
          </Button>
        )}
        <Button type="submit" form={formId} loading={form.isSaving || phonePhoto.isUploading}>
          {t('form.save')}
        </Button>
      </SaveBar>
    </>
  );
}
