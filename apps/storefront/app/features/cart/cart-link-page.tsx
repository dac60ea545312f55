import { attempt } from '@craftsandore/api-client';
import type { CartItem } from '@craftsandore/contract';
import { productPath } from '@craftsandore/contract/plain';
import { useLocale } from '@craftsandore/i18n/react';
import {
  Button,
  ButtonLink,
  Container,
  EmptyState,
  ErrorState,
  FormError,
  PageHeader,
  useToast,
} from '@craftsandore/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';

import { useCart } from '../../cart/cart-context.ts';
import { ProductPhoto } from '../../components/product-photo.tsx';
import { QuantityTimesPrice } from '../../components/quantity-times-price.tsx';
import { unitPrice } from '../../cart/cart-sums.ts';
import { useOneAtATime } from '../../hooks/use-one-at-a-time.ts';
import { HeadTags } from '../../seo/head-tags.tsx';
import { previewPhoto } from '../../seo/preview-photo.ts';
import { useStorefront } from '../../session/context.ts';
import styles from './cart-link-page.module.css';

/** What a link puts into the cart, as far as it can be had now. */
type Wanted = {
  items: readonly CartItem[];
  /** Of which there is less than wanted, or nothing. */
  shortages: readonly { name: string; nameAr: string; got: number }[];
  /** Whether the shop still sells all that the link names. */
  isWhole: boolean;
};

type CartLinkPageProps = {
  /** Null where the link is broken. */
  wanted: Wanted | null;
  /** Where the visitor goes on to. */
  to: string;
  /** The address of the picture that the shared link shows, without language and ending. */
  preview?: string | undefined;
};

/** Fills the visitor's cart by a link, and says what could not be put into it. */
export function CartLinkPage({ wanted, ...rest }: CartLinkPageProps) {
  const { t } = useTranslation();
  const browse = <ButtonLink href="/products">{t('cart.browse')}</ButtonLink>;

  if (wanted && wanted.items.length > 0) return <FillsCart {...wanted} {...rest} />;
  return (
    <Container>
      <HeadTags title={t('cartLink.title')} />
      {wanted ? (
        <EmptyState headingLevel={1} title={t('cartLink.nothing')} action={browse} />
      ) : (
        <ErrorState headingLevel={1} title={t('cartLink.broken')} action={browse} />
      )}
    </Container>
  );
}

/**
 * Once for each visit, and in place of it in the browser's history: neither "Back" nor a reload of the cart does it again. Of what
 * the cart holds already the larger quantity counts, so that a link that is opened twice fills it once.
 */
function FillsCart(props: Wanted & Omit<CartLinkPageProps, 'wanted'>) {
  const { items, shortages, isWhole, to, preview } = props;
  const { t } = useTranslation();
  const { local, number } = useLocale();
  const { settings } = useStorefront();
  const restore = useCart((cart) => cart.restore);
  const showToast = useToast();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);

  const fill = useOneAtATime(async () => {
    setFailure(null);
    const filled = await attempt(restore(items));
    if (!filled.ok) {
      setFailure(filled.refusal.sentence ?? t('failure.connection'));
      return;
    }
    const missing = shortages.map((shortage) => {
      const product = local(shortage, 'name');
      const { got } = shortage;
      return got > 0 ? t('orderAgain.fewer', { product, got }) : t('orderAgain.gone', { product });
    });
    const gone = isWhole ? [] : [t('cartLink.gone')];
    showToast({ children: [t('cartLink.done'), ...missing, ...gone].join(' ') });
    await navigate(to, { replace: true });
  });

  const fillAtOnce = useEffectEvent(fill);
  useEffect(() => void fillAtOnce(), []);

  const names = items.map(({ quantity, productDesign }) => {
    const { product } = productDesign;
    return `${number(quantity)} × ${local(product, 'name')}`;
  });
  const [first] = items;
  const { photos, photosUrls } = first?.productDesign ?? { photos: [], photosUrls: [] };

  return (
    <Container>
      <HeadTags
        title={t('cartLink.title')}
        description={names.join(t('list.comma'))}
        preview={preview}
        image={previewPhoto(photos[0], photosUrls[0], settings.apiUrl)}
      />
      <PageHeader title={t('cartLink.title')} meta={<Progress isFailed={failure !== null} />} />
      <FormError>{failure && <bdi>{failure}</bdi>}</FormError>
      {failure !== null && <Button onClick={() => void fill()}>{t('action.retry')}</Button>}
      <ul className={styles.lines}>
        {items.map((item) => {
          const { productDesignId, quantity, productDesign } = item;
          const { product } = productDesign;
          return (
            <li key={productDesignId} className={styles.line}>
              <ProductPhoto
                photo={productDesign.photos[0]}
                url={productDesign.photosUrls[0]}
                alt=""
                sizes="72px"
              />
              <span>
                <Link to={productPath(product.id, local(product, 'name'), productDesignId)}>
                  {local(product, 'name')}
                </Link>
                <br />
                {local(productDesign, 'name')}
              </span>
              <span>
                <QuantityTimesPrice quantity={quantity} price={unitPrice(item)} />
              </span>
            </li>
          );
        })}
      </ul>
    </Container>
  );
}

/** Where no script runs, no cart is filled: each thing can be ordered from its page. */
function Progress({ isFailed }: { isFailed: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      {!isFailed && (
        <span role="status" className={styles.scripted}>
          {t('cartLink.busy')}
        </span>
      )}
      <span className={styles.unscripted}>{t('cartLink.unscripted')}</span>
    </>
  );
}
