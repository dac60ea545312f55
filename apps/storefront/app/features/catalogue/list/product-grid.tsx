import type { Highlight } from '@craftsandore/contract';
import { type HeadingLevel, ProductCardSkeleton, SkeletonGroup } from '@craftsandore/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import type { ListedProduct } from './listed-product.ts';
import styles from './product-grid.module.css';
import { ProductTile } from './product-tile.tsx';

type ProductGridProps = {
  products: readonly ListedProduct[];
  headingLevel: HeadingLevel;
  /** Shows the first product twice as large. */
  featured?: boolean;
  /** Where in their names stands what was searched. */
  highlights?: readonly Highlight[];
  /** How many photos are in the first view. */
  priorityCount?: number;
};

export function ProductGrid({
  products,
  headingLevel,
  featured = false,
  highlights = [],
  priorityCount = 0,
}: ProductGridProps) {
  return (
    <div className={styles.root}>
      {/* Comes to life after what stands around it, in a task of its own. */}
      <Suspense>
        {products.map((product, index) => (
          <ProductTile
            key={product.id}
            product={product}
            headingLevel={headingLevel}
            variant={featured && index === 0 ? 'feature' : 'grid'}
            highlight={highlights.find(({ productId }) => productId === product.id)}
            priority={index < priorityCount}
          />
        ))}
      </Suspense>
    </div>
  );
}

const skeletons = [1, 2, 3, 4, 5, 6, 7, 8]; // specification, section 9

export function ProductGridSkeleton() {
  const { t } = useTranslation();

  return (
    <SkeletonGroup label={t('failure.loading')} className={styles.root}>
      {skeletons.map((card) => (
        <ProductCardSkeleton key={card} />
      ))}
    </SkeletonGroup>
  );
}
