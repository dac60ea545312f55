import { attempt } from '@craftsandore/api-client';
import { type Piastres, priceOf, type Product, type ProductDesign } from '@craftsandore/contract';
import { productPath } from '@craftsandore/contract/plain';
import { useLocale } from '@craftsandore/i18n/react';
import { useLater } from '@craftsandore/resilience';
import { lowestPrice } from '@craftsandore/rules';
import { Button, ButtonLink, Text, useToast } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useCart } from '../../../cart/cart-context.ts';
import { toListed } from '../list/listed-product.ts';
import { ProductTile } from '../list/product-tile.tsx';
import styles from './saved-page.module.css';

// Only for what is sold out.
const fetchAlert = () => import('../../../stock-alert/stock-alert.tsx');

type SavedCardProps = {
  product: Product;
  /** What it cost when it was saved; undefined once it is saved no more. */
  priceThen: Piastres | undefined;
};

export function SavedCard({ product, priceThen }: SavedCardProps) {
  const { local, locale } = useLocale();
  const [now] = useState(() => new Date());
  const designs = product.productDesigns.filter(({ stock }) => stock > 0);
  const [design] = designs;
  const alert = useLater(fetchAlert, !design);

  return (
    <li className={styles.card}>
      <ProductTile product={toListed(product, { locale, now })} headingLevel={2} />
      <div className={styles.actions}>
        {priceThen !== undefined && <Since then={priceThen} now={lowestPrice(product).price} />}
        {!design ? (
          alert && (
            <alert.StockAlert
              productId={product.id}
              name={local(product, 'name')}
              variant="primary"
            />
          )
        ) : product.productDesigns.length > 1 ? (
          <ChooseDesign product={product} />
        ) : (
          <AddToCart product={product} design={design} />
        )}
      </div>
    </li>
  );
}

/** What has become of the price. */
function Since({ then, now }: { then: Piastres; now: Piastres }) {
  const { t } = useTranslation();
  const { money } = useLocale();
  if (then === now) return null;

  const amount = money(Math.abs(then - now) as Piastres); // of two amounts
  return now < then ? (
    <Text size="sm" className={styles.less}>
      {t('savedPage.less', { amount })}
    </Text>
  ) : (
    <Text size="sm" tone="muted">
      {t('savedPage.more', { amount })}
    </Text>
  );
}

function ChooseDesign({ product }: { product: Product }) {
  const { t } = useTranslation();
  const { local } = useLocale();

  return (
    <ButtonLink
      block
      variant="secondary"
      href={productPath(product.id, local(product, 'name'))}
      aria-label={t('savedPage.chooseFor', { product: local(product, 'name') })}
    >
      {t('savedPage.choose')}
    </ButtonLink>
  );
}

function AddToCart({ product, design }: { product: Product; design: ProductDesign }) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const showToast = useToast();
  const add = useCart((cart) => cart.add);
  const [isAdding, setAdding] = useState(false);
  const { id, name, nameAr, madeToOrderDays } = product;
  const price = priceOf(product, design);
  const shown = local(product, 'name');

  async function handleAdd() {
    setAdding(true);
    const item = {
      productDesignId: design.id,
      quantity: 1,
      productDesign: { ...design, product: { id, name, nameAr, price, madeToOrderDays } },
    };
    const added = await attempt(add(item));
    setAdding(false);
    if (added.ok)
      showToast({ tone: 'success', children: t('savedPage.added', { product: shown }) });
    else showToast({ tone: 'danger', children: added.refusal.sentence ?? t('cart.addFailed') });
  }

  return (
    <Button
      block
      variant="secondary"
      loading={isAdding}
      aria-label={t('savedPage.addFor', { product: shown })}
      // A double press means one: its second click has a detail of 2.
      onClick={({ detail }) => void (detail < 2 && handleAdd())}
    >
      {t('cart.add')}
    </Button>
  );
}
