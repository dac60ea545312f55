import type { Product } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import {
  Button,
  ButtonLink,
  Container,
  ErrorState,
  Heading,
  Link,
  Notice,
  Skeleton,
  SkeletonGroup,
} from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { NeedsScripts } from '../../components/needs-scripts.tsx';
import { ProductPhoto } from '../../components/product-photo.tsx';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { HeadTags } from '../../seo/head-tags.tsx';
import { PageTrail } from '../../seo/page-trail.tsx';
import { signInPath } from '../../session/next-page.ts';
import { OwnPhotos } from './own-photos.tsx';
import { ReviewForm } from './review-form.tsx';
import styles from './review-page.module.css';
import { useOwnReview } from './use-own-review.ts';

/** Where a customer says what a product is like, and shows it at home. */
export function ReviewPage({ product }: { product: Product }) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const name = local(product, 'name');
  const path = `/product/${product.id}`;
  const design = product.productDesigns.find(({ photos }) => photos.length > 0);

  return (
    <Container className={styles.root}>
      <HeadTags title={`${t('review.title')}: ${name}`} />
      <PageTrail
        className={styles.trail}
        trail={[
          { href: '/products', label: t('nav.products') },
          { href: path, label: name },
        ]}
        current={t('review.title')}
      />
      <div className={styles.columns}>
        <ProductPhoto photo={design?.photos[0]} alt="" sizes="(width < 640px) 30vw, 320px" />
        <div className={styles.main}>
          <Heading level={1} tabIndex={-1}>
            {name}
          </Heading>
          {/* Above what comes later and is taller than its skeleton, so that it stays where it is. */}
          <p>
            <Link href={`${path}#reviews`}>{t('review.back')}</Link>
          </p>
          <noscript>
            <NeedsScripts />
          </noscript>
          <div className={styles.scripted}>
            <OwnReviewOf product={product} />
          </div>
        </div>
      </div>
    </Container>
  );
}

function OwnReviewOf({ product }: { product: Product }) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const { isSignedIn, loaded, load, setReview } = useOwnReview(product.id);

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
  const { review } = loaded;
  return (
    <>
      <ReviewForm productId={product.id} review={review} onSaved={load} />
      {review && <OwnPhotos review={review} onChange={setReview} />}
    </>
  );
}
