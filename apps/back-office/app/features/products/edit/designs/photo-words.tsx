import {
  type DesignPhoto,
  PhotoWordsFields,
  photoUrl,
  type ProductDesign,
} from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, FormError, Photo, Tag, TextArea } from '@craftsandore/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { FormMessage } from '../../../../form/form-message.tsx';
import { EditConflictNotice } from '../../../../form/edit-conflict-notice.tsx';
import formPage from '../../../../form/form-page.module.css';
import { useEditForm } from '../../../../form/use-edit-form.ts';
import { useInLanguage } from '../../../../form/use-in-language.ts';
import { useRefusalSentence } from '../../../../navigation/use-refusal-sentence.ts';
import type { DesignCalls } from './design-calls.ts';
import panel from './designs-panel.module.css';
import styles from './photo-words.module.css';

type PhotoWordsProps = {
  design: ProductDesign;
  onSave: DesignCalls['onDescribePhoto'];
  /** What was typed could not be saved. */
  onFault: () => void;
};

/** What each photo of a design shows, in words: for who cannot see it, and for search engines. */
export function PhotoWords({ design, onSave, onFault }: PhotoWordsProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const titleId = useId();
  const helpId = useId();
  const { photos, photosUrls } = design;
  const missing = photos.filter(({ alt, altAr }) => !alt || !altAr).length;
  if (photos.length === 0) return null;

  return (
    <section className={styles.root} aria-labelledby={titleId} aria-describedby={helpId}>
      <p className={styles.title} id={titleId}>
        {t('photoWords.title')}{' '}
        {missing > 0 && <Tag tone="warning">{t('photoWords.missing', { count: missing })}</Tag>}
      </p>
      <p className={styles.help} id={helpId}>
        {t('photoWords.help', { design: local(design, 'name') })}
      </p>
      {photos.map((photo, index) => (
        <PhotoWordsForm
          key={photo.base}
          photo={photo}
          name={`photo-words-${design.id}-${photo.base}`}
          place={t('photos.place', { place: index + 1, count: photos.length })}
          onSave={(words) => onSave(design, { ...words, imageurl: photosUrls[index] ?? '' })}
          onFault={onFault}
        />
      ))}
    </section>
  );
}

type PhotoWordsFormProps = Pick<PhotoWordsProps, 'onFault'> & {
  photo: DesignPhoto;
  /** Of what is typed, where it is kept. */
  name: string;
  /** Which photo it is. */
  place: string;
  onSave: (words: { alt: string; altAr: string }) => ReturnType<DesignCalls['onDescribePhoto']>;
};

const thumbnailPixels = 160;

function PhotoWordsForm({ photo, name, place, onSave, onFault }: PhotoWordsFormProps) {
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();
  const inLanguage = useInLanguage();
  const form = useEditForm({
    name,
    kept: photo,
    fieldsOf: ({ alt = '', altAr = '' }: DesignPhoto) => ({ altAr, alt }),
    schema: PhotoWordsFields,
  });
  const { register, errors, refusal, conflict } = form;
  const terms = {
    altAr: inLanguage('ar', t('photoWords.field')).label,
    alt: inLanguage('en', t('photoWords.field')).label,
  };

  return (
    <form
      noValidate
      className={styles.form}
      aria-label={place}
      data-unsaved={form.isDirty || undefined}
      onSubmit={form.submitWith(onSave, undefined, onFault)}
    >
      <Photo src={photoUrl(photo, thumbnailPixels)} alt="" width={80} height={80} />
      <div className={formPage.fields}>
        <FormMessage>
          {conflict ? (
            <EditConflictNotice conflict={conflict} terms={terms} />
          ) : (
            refusal && <FormError>{sentenceOf(refusal)}</FormError>
          )}
        </FormMessage>
        <div className={formPage.pair}>
          <TextArea
            {...register('altAr')}
            {...inLanguage('ar', t('photoWords.field'))}
            error={errors.altAr?.message}
          />
          <TextArea
            {...register('alt')}
            {...inLanguage('en', t('photoWords.field'))}
            error={errors.alt?.message}
          />
        </div>
        {form.isDirty && (
          <div className={panel.buttons}>
            <Button type="submit" size="sm" loading={form.isSaving}>
              {t('photoWords.save')}
            </Button>
            <Button size="sm" variant="quiet" onClick={form.discard}>
              {t('form.discard')}
            </Button>
          </div>
        )}
      </div>
    </form>
  );
}
