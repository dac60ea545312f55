import type { Result } from '@craftsandore/api-client';
import { type Category, minPhotoSize } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import {
  Button,
  Card,
  FormError,
  PageHeader,
  Panel,
  Select,
  TextArea,
  TextField,
} from '@craftsandore/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { FormMessage } from '../../../form/form-message.tsx';
import formPage from '../../../form/form-page.module.css';
import { useInLanguage } from '../../../form/use-in-language.ts';
import { PhotoField } from '../../../form/photo-field.tsx';
import { SaveBar } from '../../../form/save-bar.tsx';
import { UnsavedGuard } from '../../../form/unsaved-guard.tsx';
import { useEditForm } from '../../../form/use-edit-form.ts';
import { useObjectUrl } from '../../../form/use-object-url.ts';
import type { Sending } from '../../../navigation/actions.ts';
import columns from '../../../shell/columns.module.css';
import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import { PageTitle } from '../../../shell/page-title.tsx';
import { bannersPath } from '../banner-paths.ts';
import { BannerFields, type NewBanner, noBanner } from './banner-fields.ts';
import { BannerPreview } from './banner-preview.tsx';

export type AddBannerPageProps = {
  /** A banner may lead to one of them. */
  categories: readonly Category[];
  onUpload: (banner: NewBanner, sending: Sending) => Promise<Result<unknown>>;
  onUploaded: () => void;
};

export function AddBannerPage(props: AddBannerPageProps) {
  return (
    <UnsavedGuard>
      <BannerForm {...props} />
    </UnsavedGuard>
  );
}

function BannerForm({ categories, onUpload, onUploaded }: AddBannerPageProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const sentenceOf = useRefusalSentence();
  const inLanguage = useInLanguage();
  const formId = useId();
  const form = useEditForm({
    name: 'banner',
    kept: null as unknown, // whatever was sent, the form begins empty
    fieldsOf: () => noBanner,
    schema: BannerFields,
  });
  const { register, errors, refusal, typed, setValue } = form;
  const src = useObjectUrl(typed.photo);

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
              (banner, _, sending) => onUpload(banner, sending),
              onUploaded,
            )}
          >
            <div className={formPage.fields}>
              <FormMessage>{refusal && <FormError>{sentenceOf(refusal)}</FormError>}</FormMessage>
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
              <Select
                {...register('categoryId')}
                label={t('banners.leadsTo')}
                error={errors.categoryId?.message}
              >
                <option value="">{t('banners.allProducts')}</option>
                {categories.map((category) => (
                  <option key={category.id} value={category.id}>
                    {local(category, 'name')}
                  </option>
                ))}
              </Select>
            </div>
            <PhotoField
              label={t('banners.photo')}
              hint={t('banners.photoHint', minPhotoSize.wide)}
              src={src}
              isMissing={Boolean(errors.photo)}
              isLost={form.hasLost('photo')}
              upload={form.upload}
              onChoose={(photo) =>
                setValue('photo', photo, { shouldValidate: Boolean(errors.photo) })
              }
              onRemove={() => setValue('photo', undefined)}
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
