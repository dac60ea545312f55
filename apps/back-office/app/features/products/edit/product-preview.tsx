import { piastres, type Category, type ProductDesign } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Panel, Price, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { AsInShop } from '../../../components/as-in-shop.tsx';
import { readNumber } from '../../../form/read-number.ts';
import { ProductPhoto } from '../product-photo.tsx';
import type { TypedProduct } from './product-fields.ts';
import styles from './product-preview.module.css';

type ProductPreviewProps = {
  typed: TypedProduct;
  /** Whose photo stands for the product. */
  design: ProductDesign | undefined;
  categories: Category[];
};

/** The product's card as customers would see it with the values typed so far. */
export function ProductPreview({ typed, design, categories }: ProductPreviewProps) {
  const { t } = useTranslation();
  const { local, moneyParts } = useLocale();
  const category = categories.find(({ id }) => String(id) === typed.categoryId);
  const pounds = readNumber(typed.price);

  return (
    <Panel title={t('form.preview')}>
      <AsInShop>
        <div className={styles.card}>
          <ProductPhoto of={design} size={320} />
          <div className={styles.words}>
            <bdi className={styles.name}>{local(typed, 'name') || t('product.name')}</bdi>
            {pounds !== undefined && Number.isFinite(pounds) && (
              <Price {...moneyParts(piastres(Math.round(pounds * 100)))} />
            )}
            <Text size="xs" tone="muted">
              {category && local(category, 'name')}
            </Text>
          </div>
        </div>
      </AsInShop>
    </Panel>
  );
}
