import { minPhotoSize, type StaffCategory } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { FormError, Panel, Select, TextArea, TextField } from '@craftsandore/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { EditConflictNotice } from '../../form/edit-conflict-notice.tsx';
import { FocalPointField } from '../../form/focal-point-field.tsx';
import { FormMessage } from '../../form/form-message.tsx';
import formPage from '../../form/form-page.module.css';
import { PhotoField } from '../../form/photo-field.tsx';
import { useInLanguage } from '../../form/use-in-language.ts';
import { useRefusalSentence } from '../../navigation/use-refusal-sentence.ts';
import columns from '../../shell/columns.module.css';
import { toLink, type TypedBanner } from './banner-fields.ts';
import { PhonePhotoField, type usePhonePhoto } from './phone-photo-field.tsx';
import type { BannerFormState } from './use-banner-form.ts';

/** Where a banner may lead. */
export type BannerCategory = Pick<StaffCategory, 'id' | 'name' | 'nameAr' | 'isHidden'>;

type BannerFormProps = {
  /** For the button that sends it from elsewhere. */
  id: string;
  form: BannerFormState;
  /** A banner may lead to one of them. */
  categories: readonly BannerCategory[];
  /** Where the photo can be seen: the one just chosen, else the one that is kept. */
  src: string | undefined;
  onSubmit: (event: FormEvent) => void;
  phonePhoto: ReturnType<typeof usePhonePhoto>;
};

export function BannerForm(props: BannerFormProps) {
  const { id, form, categories, src, onSubmit, phonePhoto } = props;
  const { t } = useTranslation();
  const { local } = useLocale();
  const sentenceOf = useRefusalSentence();
  const inLanguage = useInLanguage();
  const { terms, wordsOf } = useBannerTerms(categories);
  const { register, errors, refusal, conflict, typed, setValue } = form;
  const { isHidden } = categories.find(({ id }) => String(id) === typed.leadsTo) ?? {};

  return (
    <form
      id={id}
      noValidate
      className={columns.stack}
      onSubmit={(event) => (phonePhoto.isUploading ? event.preventDefault() : onSubmit(event))}
    >
      <FormMessage>
        {!conflict && refusal && <FormError>{sentenceOf(refusal)}</FormError>}
      </FormMessage>
      {conflict && <EditConflictNotice conflict={conflict} terms={terms} wordsOf={wordsOf} />}
      <Panel title={t('banners.words')}>
        <div className={formPage.fields}>
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
          <div className={formPage.pair}>
            <Select
              {...register('leadsTo')}
              label={t('banners.leadsTo')}
              hint={isHidden && t('banners.hiddenCategoryHint')}
              error={errors.leadsTo?.message}
            >
              <option value="">{t('banners.allProducts')}</option>
              {categories.map((category) => (
                <option key={category.id} value={category.id}>
                  {category.isHidden
                    ? t('banners.hiddenCategory', { category: local(category, 'name') })
                    : local(category, 'name')}
                </option>
              ))}
              <option value={toLink}>{t('banners.toLink')}</option>
            </Select>
            {typed.leadsTo === toLink && (
              <TextField
                {...register('link')}
                type="url"
                label={t('banners.link')}
                hint={t('banners.linkHint')}
                error={errors.link?.message}
              />
            )}
          </div>
          <div className={formPage.pair}>
            <TextField
              {...register('from')}
              type="datetime-local"
              label={t('banners.fromField')}
              hint={t('banners.fromHint')}
              error={errors.from?.message}
            />
            <TextField
              {...register('until')}
              type="datetime-local"
              label={t('banners.untilField')}
              hint={t('banners.untilHint')}
              error={errors.until?.message}
            />
          </div>
        </div>
      </Panel>
      <Panel title={t('banners.photos')}>
        <div className={formPage.fields}>
          <div className={formPage.pair}>
            <PhotoField
              label={t('banners.photo')}
              hint={t('banners.photoHint', minPhotoSize.wide)}
              src={src}
              isMissing={Boolean(errors.photo)}
              isLost={form.hasLost('photo')}
              upload={typed.photo && form.upload}
              onChoose={(photo) =>
                setValue('photo', photo, { shouldValidate: Boolean(errors.photo) })
              }
              onRemove={typed.photo && (() => setValue('photo', undefined))}
            />
            <PhonePhotoField form={form} phonePhoto={phonePhoto} />
          </div>
          {src && (
            <FocalPointField
              label={t('banners.focalPoint')}
              hint={t('banners.focalPointHint')}
              src={src}
              point={{ x: Number(typed.focalX), y: Number(typed.focalY) }}
              onPoint={({ x, y }) => {
                setValue('focalX', String(x));
                setValue('focalY', String(y));
              }}
            />
          )}
          <div className={formPage.pair}>
            <TextField
              {...register('altAr')}
              {...inLanguage('ar', t('photoWords.field'))}
              hint={t('banners.photoWords')}
              error={errors.altAr?.message}
            />
            <TextField
              {...register('alt')}
              {...inLanguage('en', t('photoWords.field'))}
              hint={t('banners.photoWords')}
              error={errors.alt?.message}
            />
          </div>
        </div>
      </Panel>
    </form>
  );
}

/** What the fields of a banner are called, and what their values are for people. */
function useBannerTerms(categories: readonly BannerCategory[]) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const inLanguage = useInLanguage();

  const terms: Record<string, string> = {
    headerAr: inLanguage('ar', t('banners.header')).label,
    header: inLanguage('en', t('banners.header')).label,
    detailsAr: inLanguage('ar', t('banners.details')).label,
    details: inLanguage('en', t('banners.details')).label,
    altAr: inLanguage('ar', t('photoWords.field')).label,
    alt: inLanguage('en', t('photoWords.field')).label,
    leadsTo: t('banners.leadsTo'),
    link: t('banners.link'),
    from: t('banners.fromField'),
    until: t('banners.untilField'),
    focalX: t('focalPoint.fromLeft'),
    focalY: t('focalPoint.fromTop'),
    photo: t('banners.photo'),
    phonePhoto: t('banners.phonePhoto'),
  } satisfies Record<keyof TypedBanner, string>;

  function wordsOf(field: string, value: string): string {
    if (field === 'leadsTo') {
      if (value === toLink) return t('banners.toLink');
      const category = categories.find(({ id }) => String(id) === value);
      return category ? local(category, 'name') : t('banners.allProducts');
    }
    if (field === 'phonePhoto' && value) return t('banners.anotherPhoto');
    return field === 'from' || field === 'until' ? value.replace('T', ' ') : value;
  }

  return { terms, wordsOf };
}
