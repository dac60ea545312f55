import { useLocale } from '@craftsandore/i18n/react';
import { useSession } from '@craftsandore/session';
import {
  Button,
  ButtonLink,
  Container,
  EmptyState,
  ErrorState,
  Link,
  PageHeader,
} from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { NeedsScripts } from '../../../components/needs-scripts.tsx';
import { Reference } from '../../../components/reference.tsx';
import { HeadTags } from '../../../seo/head-tags.tsx';
import { signInPath } from '../../../session/next-page.ts';
import grid from '../list/product-grid.module.css';
import { ProductGridSkeleton } from '../list/product-grid.tsx';
import { SavedCard } from './saved-card.tsx';
import styles from './saved-page.module.css';
import { useSavedProducts } from './use-saved-products.ts';

/** What a person wants to find again: what has changed of it since, and the way into the cart. */
export function SavedPage() {
  const { t } = useTranslation();
  const { number } = useLocale();
  const isSignedIn = useSession(({ token }) => token !== null);
  const { items, ...loaded } = useSavedProducts();
  const isAny = items !== null && items.length > 0;

  return (
    <Container className={styles.root}>
      <HeadTags title={t('saved.title')} />
      <PageHeader
        title={t('saved.title')}
        count={isAny ? number(items.length) : undefined}
        meta={
          isAny &&
          !isSignedIn && (
            <>
              {t('savedPage.inBrowser')}{' '}
              <Link href={signInPath('/saved')}>{t('savedPage.signIn')}</Link>
            </>
          )
        }
      />
      <noscript>
        <NeedsScripts />
      </noscript>
      <div className={styles.scripted}>
        <Content items={items} {...loaded} />
      </div>
    </Container>
  );
}

function Content({ items, products, refusal, retry }: ReturnType<typeof useSavedProducts>) {
  const { t } = useTranslation();

  if (refusal && !products) {
    return (
      <ErrorState
        title={<bdi>{refusal.sentence ?? t('savedPage.failed')}</bdi>}
        action={<Button onClick={retry}>{t('action.retry')}</Button>}
      >
        <Reference requestId={refusal.requestId} />
      </ErrorState>
    );
  }
  if (!products) return <ProductGridSkeleton />;
  if (products.length === 0) {
    return (
      <EmptyState
        title={t('savedPage.empty')}
        action={<ButtonLink href="/products">{t('cart.browse')}</ButtonLink>}
      >
        {t('savedPage.how')}
      </EmptyState>
    );
  }
  return (
    <ul className={grid.root}>
      {products.map((product) => (
        <SavedCard
          key={product.id}
          product={product}
          priceThen={items?.find(({ productId }) => productId === product.id)?.price}
        />
      ))}
    </ul>
  );
}
