import { ApiError } from '@craftsandore/api-client';
import { useLocale } from '@craftsandore/i18n/react';
import { useSecondTry } from '@craftsandore/session/second-try';
import { Button, ErrorState, isLostPart, Skeleton, SkeletonGroup } from '@craftsandore/ui';
import { isRouteErrorResponse } from 'react-router';
import { useRevalidator, useRouteError } from 'react-router-dom';

import { sentenceOf } from '../refusal.ts';
import { Forbidden } from './forbidden.tsx';
import { NotFound } from './not-found.tsx';
import { PageTitle } from './page-title.tsx';

type PageErrorProps = {
  /** Which thing could not be had. */
  title?: string;
  /** Instead of asking the API again. */
  onRetry?: () => void;
};

/** Shown in place of a page that failed. */
export function PageError({ title, onRetry }: PageErrorProps) {
  const error = useRouteError();
  const { t } = useLocale();
  const { revalidate, state } = useRevalidator();
  // A chunk that failed to load is handled by LostPart.
  const isComing = useSecondTry(isLostPart(error) ? null : error);
  const words = title ?? <bdi lang="ar">{t('failure.unexpected')}</bdi>;

  switch (statusOf(error)) {
    case 401:
      return null; // the session is over, and the page of the sign-in on its way
    case 403:
      return <Forbidden serverMessage={sentenceOf(error)} />;
    case 404:
      return <NotFound />;
  }

  if (isComing) {
    return (
      <SkeletonGroup label={t('failure.loading')}>
        <Skeleton lines={6} />
      </SkeletonGroup>
    );
  }
  if (isLostPart(error)) return <LostPart />;

  return (
    <>
      <PageTitle>{title ?? t('failure.unexpected')}</PageTitle>
      <ErrorState
        headingLevel={1}
        title={words}
        action={
          <Button loading={state === 'loading'} onClick={onRetry ?? (() => void revalidate())}>
            {t('action.retry')}
          </Button>
        }
      >
        <bdi>{sentenceOf(error)}</bdi>
      </ErrorState>
    </>
  );
}

function LostPart() {
  const { t } = useLocale();
  return (
    <>
      <PageTitle>{t('lostPart.title')}</PageTitle>
      <ErrorState
        headingLevel={1}
        title={t('lostPart.title')}
        action={<Button onClick={() => location.reload()}>{t('lostPart.reload')}</Button>}
      >
        {t('lostPart.words')}
      </ErrorState>
    </>
  );
}

function statusOf(error: unknown): number | undefined {
  return error instanceof ApiError || isRouteErrorResponse(error) ? error.status : undefined;
}
