import { ConnectionError, refusalOf } from '@craftsandore/api-client';
import { useSecondTry } from '@craftsandore/resilience/navigation';
import { Button, ButtonLink, Container, ErrorState } from '@craftsandore/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRevalidator } from 'react-router-dom';

import { useHydrated } from '../hooks/use-hydrated.ts';
import { Reference } from '../components/reference.tsx';
import { NotFound } from './not-found.tsx';
import { HeadTags } from '../seo/head-tags.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { Shell } from './shell.tsx';

/** The page that is shown instead of one that is absent or has failed, in our words. */
export function FailurePage({ error }: { error: unknown }) {
  const isAbsent = isRouteErrorResponse(error) && [404, 410].includes(error.status);
  useFocusOnFailure(isAbsent);
  return <Shell>{isAbsent ? <NotFound gone={error.data} /> : <Failure error={error} />}</Shell>;
}

/** A page that fails under its reader takes the focus along; reading goes on at its title. A document begins at its top. */
function useFocusOnFailure(isShown: boolean) {
  const [isFirstPage] = useState(!useHydrated());

  useEffect(() => {
    if (isFirstPage || !isShown) return;
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [isFirstPage, isShown]);
}

function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const revalidator = useRevalidator();
  const isComing = useSecondTry(error);
  useFocusOnFailure(!isComing);
  // The server's failures come as data, those of the browser's own calls as they are.
  const { status, requestId } = isRouteErrorResponse(error)
    ? { status: error.status, requestId: error.data?.requestId }
    : refusalOf(error);
  const isBusy = status === 429;
  const isOffline = error instanceof ConnectionError && !requestId;

  if (isComing) return <PageSkeleton label={t('failure.loading')} />;
  return (
    <Container>
      <HeadTags title={t(isBusy ? 'busy.title' : 'failure.unexpected')} />
      <ErrorState
        headingLevel={1}
        title={isBusy ? t('busy.title') : <bdi lang="ar">{t('failure.unexpected')}</bdi>}
        action={
          <>
            <Button
              loading={revalidator.state === 'loading'}
              onClick={() => void revalidator.revalidate()}
            >
              {t('action.retry')}
            </Button>
            <ButtonLink href="/home" variant="quiet">
              {t('action.goHome')}
            </ButtonLink>
          </>
        }
      >
        {isOffline
          ? t('failure.connection')
          : status !== undefined && t(isBusy ? 'busy.text' : 'failure.ours')}
        <Reference requestId={requestId} />
      </ErrorState>
    </Container>
  );
}
