import { ApiError } from '@craftsandore/api-client';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, ErrorState } from '@craftsandore/ui';
import { isRouteErrorResponse } from 'react-router';
import { useRevalidator, useRouteError } from 'react-router-dom';

import { serverSentence } from '../refusal.ts';
import { Forbidden } from './forbidden.tsx';
import { NotFound } from './not-found.tsx';
import { PageTitle } from './page-title.tsx';

/** What stands in place of a page that failed; `title` says which thing could not be had. */
export function PageError({ title }: { title?: string }) {
  const error = useRouteError();
  const { t } = useLocale();
  const { revalidate, state } = useRevalidator();
  const words = title ?? t('failure.unexpected');

  switch (statusOf(error)) {
    case 401:
      return null; // the session is over, and the page of the sign-in on its way
    case 403:
      return <Forbidden serverMessage={serverSentence(error)} />;
    case 404:
      return <NotFound />;
  }

  return (
    <>
      <PageTitle>{words}</PageTitle>
      <ErrorState
        headingLevel={1}
        title={words}
        action={
          <Button loading={state === 'loading'} onClick={() => void revalidate()}>
            {t('action.retry')}
          </Button>
        }
      >
        <bdi>{serverSentence(error)}</bdi>
      </ErrorState>
    </>
  );
}

function statusOf(error: unknown): number | undefined {
  return error instanceof ApiError || isRouteErrorResponse(error) ? error.status : undefined;
}
