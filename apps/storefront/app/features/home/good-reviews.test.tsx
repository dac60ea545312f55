import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aGoodReview } from '../../testing/a-review.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { GoodReviews } from './good-reviews.tsx';

test('says who wrote a review and leads to what it is of', () => {
  renderInApp(<GoodReviews reviews={[aGoodReview()]} />);
  const review = screen.getByRole('figure');
  expect(review).toHaveTextContent('of 5');
  expect(review).toHaveTextContent('Nada E.Verified buyer');
  expect(screen.getByText('قطعة فنية على السفرة')).toHaveAttribute('lang', 'ar');
  expect(screen.getByRole('link', { name: 'Fruit bowl' })).toHaveAttribute('href', '/product/3');
});

test('calls nobody a buyer who is not known to be one', () => {
  renderInApp(<GoodReviews reviews={[aGoodReview({ isVerified: false })]} />);
  expect(screen.queryByText(/Verified/)).not.toBeInTheDocument();
});
