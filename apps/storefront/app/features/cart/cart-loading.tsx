import { Container, PageHeader } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { HeadTags } from '../../seo/head-tags.tsx';
import { NeedsScripts } from '../../components/needs-scripts.tsx';
import { CartRowsSkeleton } from './cart-rows-skeleton.tsx';

/** The cart's page before this browser knows what is in it. */
export function CartLoading() {
  const { t } = useTranslation();

  return (
    <Container>
      <HeadTags title={t('cart.title')} />
      <PageHeader title={t('cart.title')} />
      <noscript>
        <NeedsScripts />
      </noscript>
      <CartRowsSkeleton />
    </Container>
  );
}
