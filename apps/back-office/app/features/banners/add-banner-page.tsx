import { useLocale } from '@craftsandore/i18n/react';
import { Button, Card, FormError, PageHeader, Panel, TextArea, TextField } from '@craftsandore/ui';
import { useId } from 'react';

import formPage from '../../form/form-page.module.css';
import { FormMessage } from '../../form/form-message.tsx';
import { inLanguage } from '../../form/in-language.tsx';
import { PictureField } from '../../form/picture-field.tsx';
import { SaveBar } from '../../form/save-bar.tsx';
import { UnsavedGuard } from '../../form/unsaved-guard.tsx';
import { type SaveOutcome, useEditForm } from '../../form/use-edit-form.ts';
import { useObjectUrl } from '../../form/use-object-url.ts';
import type { Sending } from '../../form/use-sending.ts';
import columns from '../../shell/columns.module.css';
import { PageTitle } from '../../shell/page-title.tsx';
import { BannerFields, noBanner } from './banner-fields.ts';
import { bannersPath } from './banner-paths.ts';
import { BannerPreview } from './banner-preview.tsx';

export type AddBannerPageProps = {
  onUpload: (fields: BannerFields, sending: Sending) => Promise<SaveOutcome<null>>;
  onUploaded: () => void;
};

export function AddBannerPage(props: AddBannerPageProps) {
  return (
    <UnsavedGuard>
      <BannerForm {...props} />
    </UnsavedGuard>
  );
}

function BannerForm({ onUpload, onUploaded }: AddBannerPageProps) {
  const { t } = useLocale();
  const formId = useId();
  const form = useEditForm<null, BannerFields>({
    name: 'banner',
    kept: null,
    fieldsOf: () => noBanner,
    schema: BannerFields,
  });
  const { register, errors, refusal, typed, setValue } = form;
  const src = useObjectUrl(typed.picture);

  return (
    <>
      <PageTitle>{t('banners.add')}</PageTitle>
      <PageHeader
        back={{ href: bannersPath, label: t('banners.title') }}
        title={t('banners.add')}
      />
      <div className={columns.stack}>
        <Card>
          <form
            id={formId}
            noValidate
            className={columns.columns}
            onSubmit={form.submitWith(
              (fields, _, sending) => onUpload(fields, sending),
              onUploaded,
            )}
          >
            <div className={formPage.fields}>
              <FormMessage>
                {refusal && <FormError>{refusal.sentence ?? t('failure.connection')}</FormError>}
              </FormMessage>
              <div className={formPage.pair}>
                <TextField
                  {...register('headerAr')}
                  {...inLanguage('ar', t('banners.header'))}
                  error={errors.headerAr?.message}
                />
                <TextField
                  {...register('header')}
                  {...inLanguage('en', t('banners.header'))}
                  error={errors.header?.message}
                />
              </div>
              <div className={formPage.pair}>
                <TextArea
                  {...register('detailsAr')}
                  {...inLanguage('ar', t('banners.details'))}
                  error={errors.detailsAr?.message}
                />
                <TextArea
                  {...register('details')}
                  {...inLanguage('en', t('banners.details'))}
                  error={errors.details?.message}
                />
              </div>
            </div>
            <PictureField
              label={t('banners.picture')}
              hint={t('banners.pictureHint')}
              src={src}
              isMissing={Boolean(errors.picture)}
              isLost={form.hasLost('picture')}
              upload={form.upload}
              onChoose={(picture) =>
                setValue('picture', picture, { shouldValidate: Boolean(errors.picture) })
              }
              onRemove={() => setValue('picture', undefined)}
            />
          </form>
        </Card>
        <Panel title={t('form.preview')}>
          <BannerPreview typed={typed} src={src} />
        </Panel>
      </div>
      <SaveBar status={t('banners.activeAtOnce')}>
        {form.isDirty && (
          <Button variant="quiet" onClick={form.discard}>
            {t('form.discard')}
          </Button>
        )}
        <Button type="submit" form={formId} loading={form.isSaving}>
          {t('banners.upload')}
        </Button>
      </SaveBar>
    </>
  );
}
