import type { Explanation } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Link, Panel, Tag, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from './ranked-products.module.css';

type Ranked = Explanation['products'][number];

type RankedProductsProps = { products: Ranked[]; productHref: (productId: number) => string };

/** What a search finds, in its order, each with the reasons why it stands there. */
export function RankedProducts({ products, productHref }: RankedProductsProps) {
  const { t } = useTranslation();
  const { local, number } = useLocale();

  return (
    <Panel title={t('explain.ranking')} flush>
      <Text size="sm" tone="muted" className={styles.order}>
        {t(products.length > 0 ? 'explain.order' : 'explain.nothingFound')}
      </Text>
      <ol>
        {products.map((product) => (
          <li key={product.id} className={styles.product}>
            <span className={styles.rank} aria-hidden="true">
              {number(product.rank)}
            </span>
            <div className={styles.words}>
              <Link href={productHref(product.id)}>
                <bdi>{local(product, 'name')}</bdi>
              </Link>
              <Reasons product={product} />
            </div>
            <span className={styles.points}>
              {t('explain.points', { count: Math.round(product.points) })}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Reasons({ product: { matches, inStock, isWhole } }: { product: Ranked }) {
  const { t } = useTranslation();
  return (
    <>
      <ul className={styles.reasons}>
        {matches.map(({ typed, term, field, grade }) => (
          <li key={`${typed} ${field}`}>
            {t(`searchReason.${grade}`, { typed, term, where: t(`searchField.${field}`) })}
          </li>
        ))}
      </ul>
      {!isWhole && <Tag tone="warning">{t('explain.partly')}</Tag>}{' '}
      {!inStock && <Tag tone="danger">{t('explain.soldOut')}</Tag>}
    </>
  );
}
