import type { Refusal } from '@craftsandore/api-client';
import { Button, ErrorState, type HeadingLevel } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';

import { Reference } from '../../../components/reference.tsx';

type ProductsFailureProps = {
  headingLevel: HeadingLevel;
  /** Why our server has none: the way to it is fine. */
  refusal: Refusal | null;
};

/** The products could not be had. The words before it are Arabic in both languages (specification, section 2). */
export function ProductsFailure({ headingLevel, refusal }: ProductsFailureProps) {
  const { t } = useTranslation();
  const { state, revalidate } = useRevalidator();

  return (
    <ErrorState
      headingLevel={headingLevel}
      title={
        <>
          <bdi lang="ar">{t('products.failedPrefix')}</bdi>{' '}
          <bdi>{refusal?.sentence ?? t('failure.products')}</bdi>
        </>
      }
      action={
        <Button loading={state === 'loading'} onClick={() => void revalidate()}>
          {t('action.retry')}
        </Button>
      }
    >
      {t('failure.ours')}
      <Reference requestId={refusal?.requestId} />
    </ErrorState>
  );
}
