import type { Result } from '@craftsandore/api-client';
import { maxLength } from '@craftsandore/contract';
import { useSession } from '@craftsandore/session';
import { Button, FormError, Link, Notice, RatingInput, TextArea } from '@craftsandore/ui';
import { type ChangeEvent, type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher, useLocation } from 'react-router-dom';

import { takeFocus } from '../../../hooks/take-focus.ts';
import { signInPath } from '../../../session/next-page.ts';
import { usePlainDraft } from '../../../form/use-draft.ts';
import styles from './rating-form.module.css';

/** A customer's own rating; a second one replaces the first. */
export function RatingForm({ productId }: { productId: number }) {
  const { t } = useTranslation();
  const fetcher = useFetcher<Result<unknown>>();
  const [missing, setMissing] = useState<'login' | 'rating' | null>(null);
  const [tooLong, setTooLong] = useState<number | null>(null);
  const isSignedIn = useSession(({ token }) => token !== null);
  const result = fetcher.data;
  const draft = usePlainDraft(`rating:${productId}`, { isSent: result?.ok });

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const fields = new FormData(form);
    const missing = !isSignedIn ? 'login' : !fields.has('rating') ? 'rating' : null;
    const tooLong = lengthBeyond(String(fields.get('comment')));
    setMissing(missing);
    setTooLong(tooLong);
    if (missing || tooLong) event.preventDefault();
    if (!missing && tooLong) form.querySelector('textarea')?.focus();
  }

  const handleCommentChange = ({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) => {
    if (tooLong) setTooLong(lengthBeyond(currentTarget.value));
  };

  if (result?.ok) {
    return (
      <Notice ref={takeFocus} tabIndex={-1} tone="success" role="status" className={styles.thanks}>
        {t('rating.thanks')}
      </Notice>
    );
  }

  const reminders = { login: <PleaseLogin />, rating: t('rating.required') };

  return (
    <fetcher.Form
      {...draft}
      method="post"
      action={`/product/${productId}`}
      className={styles.root}
      noValidate
      onSubmit={handleSubmit}
    >
      <FormError>
        {missing
          ? reminders[missing]
          : result &&
            (result.refusal.sentence ??
              t(result.refusal.status === undefined ? 'failure.connection' : 'failure.server'))}
      </FormError>
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
        error={tooLong && t('text.tooLong', { length: tooLong, count: maxLength.ratingComment })}
        onChange={handleCommentChange}
      />
      <Button type="submit" variant="secondary" loading={fetcher.state !== 'idle'}>
        {t('rating.send')}
      </Button>
    </fetcher.Form>
  );
}

/** How long a comment is that is too long. */
function lengthBeyond(comment: string): number | null {
  const { length } = comment.trim();
  return length > maxLength.ratingComment ? length : null;
}

function PleaseLogin() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();

  return (
    <>
      <bdi lang="ar">{t('rating.needsLogin')}</bdi>{' '}
      <Link href={signInPath(pathname + search)}>{t('auth.signIn')}</Link>
    </>
  );
}
