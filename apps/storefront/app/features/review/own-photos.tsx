import { maxReviewPhotos, type OwnReview, photoUrl } from '@craftsandore/contract';
import { FileDrop, FormError, Heading, IconButton, ImageUpload, TrashIcon } from '@craftsandore/ui';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { attemptCall } from '../../session/attempt-call.ts';
import { useStorefront } from '../../session/context.ts';
import styles from './review-page.module.css';
import { smallerPhoto } from './smaller-photo.ts';

type OwnPhotosProps = { review: OwnReview; onChange: (review: OwnReview) => void };

/** The customer's photos of the product: those that are seen, those that wait, and room for another. */
export function OwnPhotos({ review, onChange }: OwnPhotosProps) {
  const { t } = useTranslation();
  const { api, settings } = useStorefront();
  const title = useRef<HTMLHeadingElement>(null);
  const [sending, setSending] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { id, photos } = review;

  async function change(call: Parameters<typeof attemptCall<OwnReview>>[0]) {
    setRefusal(null);
    const changed = await attemptCall(call);
    if (changed.ok) onChange(changed.value);
    else setRefusal(changed.refusal.sentence ?? t('failure.connection'));
  }

  async function handleChoose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = currentTarget.files ?? [];
    currentTarget.value = ''; // the same one may be chosen again
    if (!chosen || sending !== null) return;
    const preview = URL.createObjectURL(chosen);
    setSending(preview);
    const file = await smallerPhoto(chosen);
    await change(({ addReviewPhoto }) => api(addReviewPhoto, { params: { id }, file }));
    setSending(null);
    URL.revokeObjectURL(preview);
  }

  async function handleRemove(photoId: number) {
    await change(({ removeReviewPhoto }) => api(removeReviewPhoto, { params: { id, photoId } }));
    title.current?.focus(); // the button is gone
  }

  return (
    <section aria-labelledby="own-photos">
      <Heading ref={title} level={2} size="h4" id="own-photos" tabIndex={-1}>
        {t('review.photos')}
      </Heading>
      <p className={styles.said}>{t('review.photosHint', { maximum: maxReviewPhotos })}</p>
      <FormError>{refusal && <bdi>{refusal}</bdi>}</FormError>
      <div className={styles.photos}>
        {photos.map(({ id: photoId, photo, isWaiting }, place) => (
          <ImageUpload
            key={photoId}
            src={new URL(photoUrl(photo, 320), settings.apiUrl).href}
            alt={t('gallery.photo', { place: place + 1 })}
            tag={isWaiting && t('review.waiting')}
            actions={
              <IconButton
                variant="paper"
                label={t('review.removePhoto', { place: place + 1 })}
                onClick={() => void handleRemove(photoId)}
              >
                <TrashIcon />
              </IconButton>
            }
          />
        ))}
        {sending !== null ? (
          <ImageUpload src={sending} alt="" progress={{ label: t('review.sending') }} />
        ) : (
          photos.length < maxReviewPhotos && (
            <FileDrop
              label={t('review.addPhoto')}
              labelHidden
              accept="image/*"
              onChange={(event) => void handleChoose(event)}
            >
              {t('review.addPhoto')}
            </FileDrop>
          )
        )}
      </div>
    </section>
  );
}
