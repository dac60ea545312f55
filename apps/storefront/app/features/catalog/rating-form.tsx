import { longest } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useSession } from '@craftsandore/session';
import { Button, FormError, Link, Notice, RatingInput, TextArea } from '@craftsandore/ui';
import { type SubmitEvent, useState } from 'react';
import { useFetcher, useLocation } from 'react-router-dom';

import { signInPath } from '../../shop/next-path.ts';
import { usePlainDraft } from '../../shop/use-draft.ts';
import styles from './rating-form.module.css';

/** What the product's route answers to a rating: sent, or why not. */
export type RatingOutcome = { sent: true } | { sent: false; reason: string | null };

/** A customer's own rating; a second one replaces the first. */
export function RatingForm({ productId }: { productId: number }) {
  const { t } = useLocale();
  const fetcher = useFetcher<RatingOutcome>();
  const [fault, setFault] = useState<'login' | 'rating' | null>(null);
  const isSignedIn = useSession(({ token }) => token !== null);
  const outcome = fetcher.data;
  const draft = usePlainDraft(`rating:${productId}`, { isSent: outcome?.sent });

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    const isRated = new FormData(event.currentTarget).has('rating');
    const fault = !isSignedIn ? 'login' : !isRated ? 'rating' : null;
    setFault(fault);
    if (fault) event.preventDefault();
  }

  if (outcome?.sent) {
    return (
      <Notice tone="success" role="status" className={styles.thanks}>
        {t('rating.thanks')}
      </Notice>
    );
  }

  const reasons = { login: <PleaseLogin />, rating: t('rating.required') };
  const refusal = outcome && (outcome.reason ?? t('failure.connection'));
  const reason = fault ? reasons[fault] : refusal;

  return (
    <fetcher.Form
      {...draft}
      method="post"
      action={`/product/${productId}`}
      className={styles.root}
      noValidate
      onSubmit={handleSubmit}
    >
      <FormError>{reason}</FormError>
      <RatingInput
        legend={t('rating.yours')}
        name="rating"
        labels={[
          t('rating.stars', { count: 1 }),
          t('rating.stars', { count: 2 }),
          t('rating.stars', { count: 3 }),
          t('rating.stars', { count: 4 }),
          t('rating.stars', { count: 5 }),
        ]}
      />
      <TextArea
        name="comment"
        label={t('rating.comment')}
        rows={3}
        maxLength={longest.ratingComment}
      />
      <Button type="submit" variant="secondary" loading={fetcher.state !== 'idle'}>
        {t('rating.send')}
      </Button>
    </fetcher.Form>
  );
}

function PleaseLogin() {
  const { t } = useLocale();
  const { pathname } = useLocation();

  return (
    <>
      <bdi lang="ar">{t('rating.needsLogin')}</bdi>{' '}
      <Link href={signInPath(pathname)}>{t('auth.signIn')}</Link>
    </>
  );
}
