import { useLocale } from '@craftsandore/i18n/react';
import { useSecondTry } from '@craftsandore/session/second-try';
import { Button, ButtonLink, Container, ErrorState } from '@craftsandore/ui';
import { isRouteErrorResponse, useRevalidator } from 'react-router-dom';

import { requestIdOf } from '../shop/failure.ts';
import { NotFound } from './not-found.tsx';
import { PageMeta } from './page-meta.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { ShopFrame } from './shop-frame.tsx';

/** The page that is shown instead of one that is absent or has failed, in our words. */
export function FailurePage({ error }: { error: unknown }) {
  const isAbsent = isRouteErrorResponse(error) && error.status === 404;
  return <ShopFrame>{isAbsent ? <NotFound /> : <Failure error={error} />}</ShopFrame>;
}

function Failure({ error }: { error: unknown }) {
  const { t } = useLocale();
  const revalidator = useRevalidator();
  const isComing = useSecondTry(error);
  // The server's failures come as data, those of the browser's own calls as they are.
  const requestId = requestIdOf(isRouteErrorResponse(error) ? error.data : error);

  if (isComing) return <PageSkeleton label={t('failure.loading')} />;
  return (
    <Container>
      <PageMeta title={t('failure.unexpected')} />
      <ErrorState
        headingLevel={1}
        title={<bdi lang="ar">{t('failure.unexpected')}</bdi>}
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
        {requestId && (
          <>
            {t('failure.reference')} <bdi dir="ltr">{requestId}</bdi>
          </>
        )}
      </ErrorState>
    </Container>
  );
}
