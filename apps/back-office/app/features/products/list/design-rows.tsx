import type { ProductDesign, StaffProduct } from '@craftsandore/contract';
import { validationSentence } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { CellEdit, type DataTableSubRow, Price, Text } from '@craftsandore/ui';
import { use } from 'react';
import { useTranslation } from 'react-i18next';

import { StockField } from '../design-fields.ts';
import { ProductPhoto } from '../product-photo.tsx';
import { LowStockContext, useProductList } from './product-list.ts';
import styles from './products-table.module.css';
import { useCell } from './use-cell.ts';

/** The designs of a product as rows under its own, each with its stock to change. */
export function designRows(product: StaffProduct): DataTableSubRow[] {
  if (product.productDesigns.length === 0)
    return [{ key: 'none', cells: { product: <NoDesigns /> } }];
  return product.productDesigns.map((design) => ({
    key: design.id,
    cells: {
      product: <DesignName design={design} />,
      stock: <StockCell design={design} product={product} />,
      price: <OwnPrice design={design} />,
    },
  }));
}

function NoDesigns() {
  const { t } = useTranslation();
  return (
    <Text size="sm" tone="muted">
      {t('designs.none')}
    </Text>
  );
}

function DesignName({ design }: { design: ProductDesign }) {
  const { local } = useLocale();
  return (
    <span className={styles.design}>
      <ProductPhoto of={design} size={32} />
      <span className={styles.two}>
        <bdi>{local(design, 'name')}</bdi>
        {design.sku && (
          <bdi dir="ltr" className={styles.small}>
            {design.sku}
          </bdi>
        )}
      </span>
    </span>
  );
}

/** Changed where the design is edited; without one it costs what its product does. */
function OwnPrice({ design: { price } }: { design: ProductDesign }) {
  const { moneyParts } = useLocale();
  return price !== undefined && <Price {...moneyParts(price)} />;
}

function StockCell({ design, product }: { design: ProductDesign; product: StaffProduct }) {
  const { t } = useTranslation();
  const { local, locale, number } = useLocale();
  const { onStock } = useProductList();
  const lowStock = use(LowStockContext);
  const { stock } = design;
  const { save: saveOver, ...cell } = useCell(`stock ${design.id}`, stock);

  async function save(typed: string) {
    const { success, error, data } = StockField.safeParse(typed, {
      error: (issue) => validationSentence(issue, locale),
    });
    if (!success) return error.issues[0]?.message;
    return saveOver((seen) => onStock({ ...design, stock: seen }, data));
  }

  if (product.removedAt) return number(stock);

  return (
    <CellEdit
      {...cell}
      className={styles.stock}
      label={t('products.stockOf', {
        product: local(product, 'name'),
        design: local(design, 'name'),
      })}
      value={number(stock)}
      inputMode="numeric"
      note={
        stock <= lowStock && (
          <span className={stock === 0 ? styles.out : styles.low}>
            {t(stock === 0 ? 'stockLevel.out' : 'stockLevel.low')}
          </span>
        )
      }
      saveLabel={t('form.save')}
      undoLabel={t('form.undo')}
      savedLabel={t('form.saved')}
      onSave={save}
    />
  );
}
