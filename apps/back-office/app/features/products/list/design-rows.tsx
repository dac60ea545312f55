import { lowStock, type ProductDesign, type StaffProduct } from '@craftsandore/contract';
import { validationSentence } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { CellEdit, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { StockField } from '../design-fields.ts';
import { ProductPhoto } from '../product-photo.tsx';
import { useProductList } from './product-list.ts';
import styles from './products-table.module.css';
import { useCell } from './use-cell.ts';

/** The designs of a product under its row, each with its stock to change. */
export function DesignRows({ product }: { product: StaffProduct }) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const designs = product.productDesigns;

  return (
    <ul
      className={styles.designs}
      aria-label={t('products.designsOf', { product: local(product, 'name') })}
    >
      {designs.map((design) => (
        <li key={design.id} className={styles.design}>
          <ProductPhoto of={design} size={32} />
          <bdi>{local(design, 'name')}</bdi>
          <StockCell design={design} product={product} />
        </li>
      ))}
      {designs.length === 0 && (
        <li>
          <Text size="sm" tone="muted">
            {t('designs.none')}
          </Text>
        </li>
      )}
    </ul>
  );
}

function StockCell({ design, product }: { design: ProductDesign; product: StaffProduct }) {
  const { t } = useTranslation();
  const { local, locale, number } = useLocale();
  const { onStock } = useProductList();
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
    <span className={styles.stock}>
      <CellEdit
        {...cell}
        label={t('products.stockOf', {
          product: local(product, 'name'),
          design: local(design, 'name'),
        })}
        value={number(stock)}
        inputMode="numeric"
        saveLabel={t('form.save')}
        undoLabel={t('form.undo')}
        savedLabel={t('form.saved')}
        onSave={save}
      />
      {stock <= lowStock && (
        <span className={stock === 0 ? styles.out : styles.low}>
          {t(stock === 0 ? 'stockLevel.out' : 'stockLevel.low')}
        </span>
      )}
    </span>
  );
}
