import { ButtonLink, Container, EmptyState } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

/** What a page says where no script runs and it can do nothing without: how to order all the same. */
export function NeedsScripts() {
  const { t } = useTranslation();

  return (
    <Container>
      <EmptyState
        title={t('unscripted.title')}
        action={<ButtonLink href="/products">{t('cart.browse')}</ButtonLink>}
      >
        {t('unscripted.reason')}
      </EmptyState>
    </Container>
  );
}
