import type { Product } from '@craftsandore/contract';
import { Button, ButtonLink, ErrorState, Notice, Skeleton, SkeletonGroup } from '@craftsandore/ui';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useHydrated } from '../../hooks/use-hydrated.ts';
import { attemptCall } from '../../session/attempt-call.ts';
import { useStorefront } from '../../session/context.ts';
import { signInPath } from '../../session/next-page.ts';
import { OwnPhotos } from './own-photos.tsx';
import { ReviewForm } from './review-form.tsx';
import { useOwn } from './use-own.ts';
import { WritingPage } from './writing-page.tsx';

type ReviewPageProps = {
  product: Product;
  /** Says why the review does not count for the product's stars yet, and offers the link that lets it. */
  ConfirmEmail: ComponentType<{ children: ReactNode }>;
};

/** Where a customer says what a product is like, and shows it at home. */
export function ReviewPage(props: ReviewPageProps) {
  const { t } = useTranslation();
  return (
    <WritingPage product={props.product} title={t('review.title')} section="reviews">
      <OwnReviewOf {...props} />
    </WritingPage>
  );
}

function OwnReviewOf({ product, ConfirmEmail }: ReviewPageProps) {
  const { t } = useTranslation();
  const { api } = useStorefront();
  const isHydrated = useHydrated();
  const { isSignedIn, loaded, load, set } = useOwn(() =>
    attemptCall(({ getOwnReview }) => api(getOwnReview, { params: { id: product.id } })),
  );

  if (isHydrated && !isSignedIn) {
    return (
      <Notice tone="info">
        <bdi lang="ar">{t('review.needsLogin')}</bdi>{' '}
        <ButtonLink href={signInPath(`/product/${product.id}/review`)}>
          {t('auth.signIn')}
        </ButtonLink>
      </Notice>
    );
  }
  if (!loaded) {
    return (
      <SkeletonGroup label={t('failure.loading')}>
        <Skeleton lines={2} />
        <Skeleton shape="row" />
      </SkeletonGroup>
    );
  }
  if ('refusal' in loaded) {
    return (
      <ErrorState
        title={<bdi>{loaded.refusal.sentence ?? t('review.failed')}</bdi>}
        action={<Button onClick={load}>{t('action.retry')}</Button>}
      />
    );
  }
  const review = loaded.value;
  return (
    <>
      {review && !review.isHidden && !review.isCounted && (
        <ConfirmEmail>{t('review.uncounted')}</ConfirmEmail>
      )}
      <ReviewForm productId={product.id} review={review} onSaved={load} />
      {review && <OwnPhotos review={review} onChange={set} />}
    </>
  );
}
