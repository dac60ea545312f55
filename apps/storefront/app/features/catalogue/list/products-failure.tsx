import { Button, ErrorState, type HeadingLevel } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';

type ProductsFailureProps = {
  headingLevel: HeadingLevel;
  /** The API's own sentence, where it has one. */
  sentence: string | undefined;
};

/** The products could not be had. The words before it are Arabic in both languages (specification, section 2). */
export function ProductsFailure({ headingLevel, sentence }: ProductsFailureProps) {
  const { t } = useTranslation();
  const { state, revalidate } = useRevalidator();

  return (
    <ErrorState
      headingLevel={headingLevel}
      title={
        <>
          <bdi lang="ar">{t('products.failedPrefix')}</bdi>{' '}
          <bdi>{sentence ?? t('failure.products')}</bdi>
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
