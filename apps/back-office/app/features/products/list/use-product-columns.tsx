import type { StaffProduct } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { ChevronDownIcon, type DataTableColumn, VisuallyHidden } from '@craftsandore/ui';
import { use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { ProductPhoto } from '../product-photo.tsx';
import { ProductStatus } from '../product-status.tsx';
import { PriceCell } from './price-cell.tsx';
import { ProductActions } from './product-actions.tsx';
import { LowStockContext, useProductList } from './product-list.ts';
import styles from './products-table.module.css';

export function useProductColumns(): DataTableColumn<StaffProduct>[] {
  const { t } = useTranslation();
  const { local, number } = useLocale();

  return useMemo(
    () => [
      {
        id: 'product',
        header: t('products.product'),
        rowHeader: true,
        stacked: 'full',
        cell: (product) => <ProductNames product={product} />,
      },
      {
        id: 'category',
        header: t('products.category'),
        stacked: 'hidden',
        cell: ({ category }) => <span className={styles.muted}>{local(category, 'name')}</span>,
      },
      {
        id: 'stock',
        header: t('products.stock'),
        sortable: true,
        cell: (product) => <StockOfAll product={product} />,
      },
      {
        id: 'sold',
        header: t('products.sold'),
        stacked: 'hidden',
        cell: ({ soldCount }) => number(soldCount),
      },
      {
        id: 'price',
        header: t('products.price'),
        sortable: true,
        stacked: 'full',
        cell: (product) => <PriceCell product={product} />,
      },
      {
        id: 'actions',
        header: t('products.actions'),
        headerHidden: true,
        align: 'end',
        stacked: 'full',
        cell: (product) => <ProductActions product={product} />,
      },
    ],
    [t, local, number],
  );
}

function ProductNames({ product }: { product: StaffProduct }) {
  const { locale } = useLocale();
  const [here, there] =
    locale === 'ar' ? [product.nameAr, product.name] : [product.name, product.nameAr];

  return (
    <span className={styles.product}>
      <ProductPhoto of={product.productDesigns[0]} size={44} />
      <span className={styles.two}>
        <bdi>{here}</bdi>
        {!product.isPublished && !product.removedAt && (
          <ProductStatus product={product} className={styles.draft} />
        )}
        <bdi lang={locale === 'ar' ? 'en' : 'ar'} className={styles.small}>
          {there}
        </bdi>
      </span>
    </span>
  );
}

/** Pieces of all designs, and the button that opens the designs under the row. */
function StockOfAll({ product }: { product: StaffProduct }) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const { openId, onToggle } = useProductList();
  const lowStock = use(LowStockContext);
  const count = product.productDesigns.length;
  const outCount = product.productDesigns.filter(({ stock }) => stock === 0).length;
  const low = product.productDesigns.filter(({ stock }) => stock > 0 && stock <= lowStock);

  return (
    <button
      type="button"
      className={styles.expand}
      aria-expanded={product.id === openId}
      onClick={() => onToggle(product.id)}
    >
      <span className={styles.two}>
        <VisuallyHidden>
          {t('products.designsOf', { product: local(product, 'name') })}
        </VisuallyHidden>
        <span>{t('products.inStock', { count: product.totalStock })}</span>
        {outCount > 0 && (
          <span className={`${styles.small} ${styles.out}`}>
            {t('products.designsOut', { count: outCount })}
          </span>
        )}
        {low.map((design) => (
          <span key={design.id} className={`${styles.small} ${styles.low}`}>
            {t('products.designLow', { design: local(design, 'name'), count: design.stock })}
          </span>
        ))}
        {outCount === 0 && low.length === 0 && (
          <span className={styles.small}>{t('products.designs', { count })}</span>
        )}
      </span>
      <ChevronDownIcon />
    </button>
  );
}
