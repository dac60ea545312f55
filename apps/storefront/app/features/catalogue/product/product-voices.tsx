import type { ComponentProps } from 'react';

import { ProductQuestions, type ShownQuestions } from './product-questions.tsx';
import { ProductReviews } from './product-reviews.tsx';

type ProductVoicesProps = ComponentProps<typeof ProductReviews> & { questions: ShownQuestions };

/** What customers say of a product, and what they ask about it: far below, so in one piece of code. */
export function ProductVoices({ product, reviews, questions }: ProductVoicesProps) {
  return (
    <>
      <ProductReviews product={product} reviews={reviews} />
      <ProductQuestions productId={product.id} questions={questions} />
    </>
  );
}
