import { useLocale } from '@craftsandore/i18n/react';
import { ButtonLink, Container, ErrorState } from '@craftsandore/ui';

/** The checkout could not be read: the API's own sentence says why, where it has one. */
export function CheckoutFailure({ reason }: { reason: string | null }) {
  const { t } = useLocale();

  return (
    <Container>
      <ErrorState
        headingLevel={1}
        title={t('checkout.failed')}
        action={<ButtonLink href="/cart">{t('checkout.back')}</ButtonLink>}
      >
        {reason && <bdi>{reason}</bdi>}
      </ErrorState>
    </Container>
  );
}
