import { useIdle, useLater } from '@craftsandore/resilience';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import type { ListedProduct } from '../list/listed-product.ts';
import { ProductAttributes } from './product-attributes.tsx';
import styles from './product-below.module.css';
import { ProductQuestions, type ShownQuestions } from './product-questions.tsx';
import { ProductReviews } from './product-reviews.tsx';
import { ProductRow } from './product-row.tsx';
import { RelatedProducts } from './related-products.tsx';

// Of this browser alone.
const fetchSeen = () => import('./recently-seen.tsx');

export type ProductBelowProps = ComponentProps<typeof ProductAttributes> &
  ComponentProps<typeof ProductReviews> & {
    questions: ShownQuestions;
    /** What is bought together with it. */
    goesWith: readonly ListedProduct[];
    related: readonly ListedProduct[];
  };

/**
 * What a product is like, what others say of it and ask about it, and what else there is: below what is seen first, so in
 * one piece of code.
 */
export function ProductBelow({
  facts,
  designId,
  product,
  reviews,
  questions,
  goesWith,
  related,
}: ProductBelowProps) {
  const { t } = useTranslation();
  const seen = useLater(fetchSeen, useIdle());

  return (
    <>
      <ProductAttributes facts={facts} designId={designId} />
      {goesWith.length > 0 && (
        <ProductRow title={t('product.goesWith')} products={goesWith} className={styles.goesWith} />
      )}
      <ProductReviews product={product} reviews={reviews} />
      <ProductQuestions productId={product.id} questions={questions} />
      {related.length > 0 && <RelatedProducts products={related} />}
      {seen && <seen.RecentlySeen productId={product.id} />}
    </>
  );
}
