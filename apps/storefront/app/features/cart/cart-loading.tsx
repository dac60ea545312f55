import { useLocale } from '@craftsandore/i18n/react';
import { Container, PageHeader } from '@craftsandore/ui';

import { PageMeta } from '../../shell/page-meta.tsx';
import { CartRowsSkeleton } from './cart-rows-skeleton.tsx';

/** The cart's page before this browser knows what is in it. */
export function CartLoading() {
  const { t } = useLocale();

  return (
    <Container>
      <PageMeta title={t('cart.title')} />
      <PageHeader title={t('cart.title')} />
      <CartRowsSkeleton />
    </Container>
  );
}
