import { Button, ErrorState } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';

import { HeadTags } from '../../seo/head-tags.tsx';

/** The profile could not be read: the API's own sentence says why, where it has one. */
export function ProfileFailure({ sentence }: { sentence: string | undefined }) {
  const { t } = useTranslation();
  const { state, revalidate } = useRevalidator();

  return (
    <>
      <HeadTags title={t('accountPages.profile')} />
      <ErrorState
        headingLevel={1}
        title={<bdi>{sentence ?? t('profile.failed')}</bdi>}
        action={
          <Button loading={state === 'loading'} onClick={() => void revalidate()}>
            {t('action.retry')}
          </Button>
        }
      />
    </>
  );
}
