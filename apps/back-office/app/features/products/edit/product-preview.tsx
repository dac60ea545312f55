import { piastres, type Category, type ProductDesign } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { lowestPrice } from '@craftsandore/rules';
import { Panel, Price, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { AsInShop } from '../../../components/as-in-shop.tsx';
import { readNumber } from '../../../form/read-number.ts';
import { ProductPhoto } from '../product-photo.tsx';
import type { TypedProduct } from './product-fields.ts';
import styles from './product-preview.module.css';

type ProductPreviewProps = {
  typed: TypedProduct;
  /** The first one's photo stands for the product. */
  designs: readonly ProductDesign[];
  categories: Category[];
};

/** The product's card as customers would see it with the values typed so far. */
export function ProductPreview({ typed, designs, categories }: ProductPreviewProps) {
  const { t } = useTranslation();
  const { local, moneyParts } = useLocale();
  const category = categories.find(({ id }) => String(id) === typed.categoryId);
  const pounds = readNumber(typed.price);
  const shown =
    pounds !== undefined && Number.isFinite(pounds)
      ? lowestPrice({ price: piastres(Math.round(pounds * 100)), productDesigns: designs })
      : null;

  return (
    <Panel title={t('form.preview')}>
      <AsInShop>
        <div className={styles.card}>
          <ProductPhoto of={designs[0]} size={320} />
          <div className={styles.words}>
            <bdi className={styles.name}>{local(typed, 'name') || t('product.name')}</bdi>
            {shown && (
              <span>
                {shown.isFrom && `${t('shop.from')} `}
                <Price {...moneyParts(shown.price)} />
              </span>
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
