import { useLocale } from '@craftsandore/i18n/react';
import { Button, ErrorState, type HeadingLevel } from '@craftsandore/ui';
import { useRevalidator } from 'react-router-dom';

type ProductsFailureProps = {
  headingLevel: HeadingLevel;
  /** The API's own sentence, where it has one. */
  reason: string | null;
};

/** The products could not be had. The words before the reason are Arabic in both languages (specification, section 2). */
export function ProductsFailure({ headingLevel, reason }: ProductsFailureProps) {
  const { t } = useLocale();
  const { state, revalidate } = useRevalidator();

  return (
    <ErrorState
      headingLevel={headingLevel}
      title={
        <>
          <bdi lang="ar">{t('products.failedPrefix')}</bdi>{' '}
          <bdi>{reason ?? t('failure.products')}</bdi>
        </>
      }
      action={
        <Button loading={state === 'loading'} onClick={() => void revalidate()}>
          {t('action.retry')}
        </Button>
      }
    >
      {t('products.failedHint')}
    </ErrorState>
  );
}
