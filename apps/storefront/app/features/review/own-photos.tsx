import { maxReviewPhotos, type OwnReview } from '@craftsandore/contract';
import { FormError, Heading, IconButton, Photo, TrashIcon } from '@craftsandore/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ProductPhoto } from '../../components/product-photo.tsx';
import { AddPhoto } from '../../form/add-photo.tsx';
import { attemptCall } from '../../session/attempt-call.ts';
import { useStorefront } from '../../session/context.ts';
import styles from './review-page.module.css';
import { smallerPhoto } from '../../form/smaller-photo.ts';

type OwnPhotosProps = { review: OwnReview; onChange: (review: OwnReview) => void };

/** The customer's photos of the product: those that are seen, those that wait, and room for another. */
export function OwnPhotos({ review, onChange }: OwnPhotosProps) {
  const { t } = useTranslation();
  const { api } = useStorefront();
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

  async function handleChoose([chosen]: File[]) {
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
          <figure key={photoId} className={styles.photo}>
            <ProductPhoto
              photo={photo}
              alt={t('gallery.photo', { place: place + 1 })}
              sizes="144px"
            />
            <IconButton
              variant="paper"
              label={t('ownPhotos.remove', { place: place + 1 })}
              onClick={() => void handleRemove(photoId)}
            >
              <TrashIcon />
            </IconButton>
            {isWaiting && <figcaption className={styles.said}>{t('review.waiting')}</figcaption>}
          </figure>
        ))}
        {sending !== null ? (
          <figure className={styles.photo}>
            <Photo src={sending} alt="" />
            <figcaption className={styles.said} role="status">
              {t('review.sending')}
            </figcaption>
          </figure>
        ) : (
          photos.length < maxReviewPhotos && (
            <AddPhoto onChoose={(files) => void handleChoose(files)} />
          )
        )}
      </div>
    </section>
  );
}
