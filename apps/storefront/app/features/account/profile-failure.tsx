import { useLocale } from '@craftsandore/i18n/react';
import { Button, ErrorState } from '@craftsandore/ui';
import { useRevalidator } from 'react-router-dom';

import { PageMeta } from '../../shell/page-meta.tsx';

/** The profile could not be read: the API's own sentence says why, where it has one. */
export function ProfileFailure({ reason }: { reason: string | null }) {
  const { t } = useLocale();
  const { state, revalidate } = useRevalidator();

  return (
    <>
      <PageMeta title={t('accountPages.profile')} />
      <ErrorState
        headingLevel={1}
        title={<bdi>{reason ?? t('profile.failed')}</bdi>}
        action={
          <Button loading={state === 'loading'} onClick={() => void revalidate()}>
            {t('action.retry')}
          </Button>
        }
      />
    </>
  );
}
