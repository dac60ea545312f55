import { attempt } from '@craftsandore/api-client';
import { type CartItem, maxQuantity, type ShippingOptions } from '@craftsandore/contract';
import type { QuestionWords } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { lazily, useLater } from '@craftsandore/resilience';
import type { PricedProduct } from '@craftsandore/rules';
import { Button, Heading, QuantityStepper, Text, useToast } from '@craftsandore/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useCartOverlay } from '../../../cart/cart-overlay.tsx';
import { maxQuantityOf } from '../../../cart/cart-change.ts';
import { Money } from '../../../components/money.tsx';
import { useFullName } from '../../../components/use-full-name.ts';
import { QuantityNote, useLimitWords } from '../../../components/quantity-note.tsx';
import { useCart } from '../../../cart/cart-context.ts';
import { LaterSaveHeart } from '../../../saved/later-save-heart.tsx';
import { LaterDeliveryBox } from '../../../delivery/later-delivery-box.tsx';
import { DesignChoice } from './design-choice.tsx';
import styles from './product-buying.module.css';
import { ProductRating } from '../list/product-rating.tsx';
import { UnscriptedOrder } from './unscripted-order.tsx';

// Last in its column: nothing stands below that would move.
const BuyingNotes = lazily(async () => (await import('./buying-notes.tsx')).BuyingNotes);
BuyingNotes.prefetch(); // in parallel with the product

// Only for who finds it sold out.
const fetchAlert = () => import('../../../stock-alert/stock-alert.tsx');
// Only for who adds something.
const fetchNotice = () => import('./added-notice.tsx');

type Design = PricedProduct['productDesigns'][number];

export type ProductBuyingProps = {
  product: PricedProduct;
  design: Design | undefined;
  onDesignChange: (id: number) => void;
  /** Missing where the page could not learn them. */
  shippingOptions?: ShippingOptions | null | undefined;
  words: QuestionWords;
  /** In how many days it is made, and that it is not taken back; null where it is kept ready. */
  madeToOrder?: string | null;
};

/** What it is, what it costs, and the way into the cart. */
export function ProductBuying({
  product,
  design,
  onDesignChange,
  shippingOptions,
  words,
  madeToOrder,
}: ProductBuyingProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const { category } = product;
  const { price } = design ?? product;

  return (
    <section className={styles.root} aria-label={t('product.buy')}>
      <div className={styles.head}>
        {!category.isHidden && <Text variant="label">{local(category, 'name')}</Text>}
        <Heading level={1} className={styles.name} tabIndex={-1}>
          {local(product, 'name')}
        </Heading>
        {product.rating.ratingsCount > 0 && <ProductRating rating={product.rating} />}
      </div>
      <Money amount={price} size="lg" />
      <Text tone="soft" className={styles.description}>
        {local(product, 'description')}
      </Text>
      <DesignChoice product={product} chosenId={design?.id} onChange={onDesignChange} />
      {design && (
        <Text
          size="sm"
          className={madeToOrder ? undefined : styles.stock}
          data-in-stock={design.stock > 0}
        >
          {design.stock > 0
            ? (madeToOrder ?? t('product.inStock', { count: design.stock }))
            : t('product.soldOut')}
        </Text>
      )}
      <AddToCart key={design?.id} product={product} design={design} />
      <LaterDeliveryBox subtotal={price} pieces={[product]} options={shippingOptions} />
      {/* Browsers that run scripts never make anything of it: their code does without. */}
      <noscript>{import.meta.env.SSR && <UnscriptedOrder />}</noscript>
      <Suspense>
        <BuyingNotes product={product} words={words} />
      </Suspense>
    </section>
  );
}

type AddToCartProps = Pick<ProductBuyingProps, 'product' | 'design'>;

function AddToCart({ product, design }: AddToCartProps) {
  const { t } = useTranslation();
  const { local, number } = useLocale();
  const showToast = useToast();
  const add = useCart((cart) => cart.add);
  const [quantity, setQuantity] = useState(1);
  const [isOver, setOver] = useState(false);
  const [adding, setAdding] = useState(false);
  const [added, setAdded] = useState({ times: 0, quantity: 0 });
  const items = useCart((cart) => cart.items);
  const popup = useCartOverlay('added');
  const notice = useLater(fetchNotice, adding || added.times > 0);
  const stock = design?.stock ?? 0;
  const held = items?.find((item) => item.productDesignId === design?.id)?.quantity ?? 0;
  const limit = useLimitWords({ stock, held });
  const fullName = useFullName(product, design);
  const isSoldOut = design !== undefined && design.stock <= 0;
  const alert = useLater(fetchAlert, isSoldOut);

  async function handleAdd() {
    if (!design) {
      showToast({ tone: 'danger', children: t('cart.noDesign') });
      return;
    }
    setAdding(true);
    const result = await attempt(add(cartItem(product, design, quantity)));
    setAdding(false);
    if (result.ok) {
      setAdded(({ times }) => ({ times: times + 1, quantity }));
      popup.setOpen(true);
      return;
    }
    const { code, sentence } = result.refusal;
    const isTooMany = code === 'cart.not_enough_stock';
    // The API's sentence counts what is in the cart as well.
    if (isTooMany && held > 0) showToast({ tone: 'danger', children: limit });
    else {
      const available = maxQuantityOf(design);
      const words = isTooMany
        ? t('cart.onlyLeft', { available, product: local(product, 'name') })
        : t('cart.addFailed');
      showToast({ tone: 'danger', children: sentence ?? words });
    }
  }

  return (
    <>
      <div className={styles.buy}>
        <QuantityStepper
          className={styles.quantity}
          value={quantity}
          onChange={setQuantity}
          onOver={setOver}
          max={Math.max(Math.min(stock, maxQuantity) - held, 1)}
          label={t('cart.quantity')}
          decreaseLabel={t('cart.less')}
          increaseLabel={t('cart.more')}
          format={number}
          disabled={isSoldOut}
        />
        <Button
          size="lg"
          disabled={isSoldOut}
          loading={adding}
          // A double press means one: its second click has a detail of 2.
          onClick={({ detail }) => void (detail < 2 && handleAdd())}
        >
          {t('cart.add')}
        </Button>
        <span className={styles.heart}>
          <LaterSaveHeart product={product} variant="outline" />
        </span>
        <QuantityNote stock={stock} held={held} isOver={isOver} className={styles.over} />
      </div>
      {isSoldOut && alert && (
        <alert.StockAlert productId={product.id} designId={design.id} name={fullName} />
      )}
      {notice && (
        <notice.AddedNotice product={product} design={design} added={added} items={items ?? []} />
      )}
    </>
  );
}

function cartItem(product: PricedProduct, design: Design, quantity: number): CartItem {
  const { id, name, nameAr, madeToOrderDays } = product;
  return {
    productDesignId: design.id,
    quantity,
    productDesign: {
      ...design,
      product: { id, name, nameAr, price: design.price, madeToOrderDays },
    },
  };
}
