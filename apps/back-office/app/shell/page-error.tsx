import { ApiError, refusalOf } from '@craftsandore/api-client';
import { isLostPart } from '@craftsandore/resilience';
import { useSecondTry } from '@craftsandore/resilience/navigation';
import { Button, ErrorState, Skeleton, SkeletonGroup } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import type { ComponentProps } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';

import { Forbidden } from './forbidden.tsx';
import { NotFound } from './not-found.tsx';
import { PageTitle } from './page-title.tsx';

type PageErrorProps = {
  /** Which thing could not be had. */
  title?: string;
  /** What there is not, where the API says that it is not there. */
  missing?: ComponentProps<typeof NotFound>;
  /** Instead of asking the API again. */
  onRetry?: () => void;
};

/** Shown in place of a page that failed. */
export function PageError({ title, missing, onRetry }: PageErrorProps) {
  const error = useRouteError();
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  // A chunk that failed to load is handled by LostPart.
  const isComing = useSecondTry(isLostPart(error) ? null : error);
  const words = title ?? <bdi lang="ar">{t('failure.unexpected')}</bdi>;

  switch (statusOf(error)) {
    case 401:
      return null; // the session is over, and the page of the sign-in on its way
    case 403:
      return <Forbidden serverMessage={refusalOf(error).sentence} />;
    case 404:
      return <NotFound {...missing} />;
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
      {/* In the page's language: a title has no `lang` of its own. */}
      <PageTitle>{title ?? t('backOffice.failed')}</PageTitle>
      <ErrorState
        headingLevel={1}
        title={words}
        action={
          <Button loading={state === 'loading'} onClick={onRetry ?? (() => void revalidate())}>
            {t('action.retry')}
          </Button>
        }
      >
        <bdi>{refusalOf(error).sentence}</bdi>
      </ErrorState>
    </>
  );
}

function LostPart() {
  const { t } = useTranslation();
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
