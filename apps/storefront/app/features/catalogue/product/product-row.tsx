import { Heading } from '@craftsandore/ui';
import { clsx } from 'clsx';
import { useId } from 'react';

import type { ListedProduct } from '../list/listed-product.ts';
import { ProductGrid } from '../list/product-grid.tsx';
import styles from './related-products.module.css';

type ProductRowProps = {
  title: string;
  products: readonly ListedProduct[];
  className?: string | undefined;
};

/** Some products below the one of the page. */
export function ProductRow({ title, products, className }: ProductRowProps) {
  const id = useId();

  return (
    <section className={clsx(styles.root, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
      </div>
      <ProductGrid products={products} headingLevel={3} />
    </section>
  );
}
