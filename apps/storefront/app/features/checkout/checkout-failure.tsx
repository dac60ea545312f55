import { ButtonLink, Container, ErrorState } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

/** The checkout could not be read: the API's own sentence says why, where it has one. */
export function CheckoutFailure({ sentence }: { sentence?: string | undefined }) {
  const { t } = useTranslation();

  return (
    <Container>
      <ErrorState
        headingLevel={1}
        title={t('checkout.failed')}
        action={<ButtonLink href="/cart">{t('checkout.back')}</ButtonLink>}
      >
        {sentence && <bdi>{sentence}</bdi>}
      </ErrorState>
    </Container>
  );
}
