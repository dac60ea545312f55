import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aGoodReview } from '../../testing/a-review.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { GoodReviews } from './good-reviews.tsx';

test('says who wrote a review and leads to what it is of', () => {
  renderInApp(<GoodReviews reviews={[aGoodReview()]} rating={null} />);
  const review = screen.getByRole('figure');
  expect(review).toHaveTextContent('of 5');
  expect(review).toHaveTextContent('Nada E., GizaVerified buyer');
  expect(screen.getByText('قطعة فنية على السفرة')).toHaveAttribute('lang', 'ar');
  expect(screen.getByRole('link', { name: 'Fruit bowl' })).toHaveAttribute(
    'href',
    '/product/3/fruit-bowl',
  );
});

test('calls nobody a buyer who is not known to be one', () => {
  const review = aGoodReview({ isVerified: false, governorate: null });
  renderInApp(<GoodReviews reviews={[review]} rating={null} />);
  expect(screen.queryByText(/Verified/)).not.toBeInTheDocument();
  expect(screen.getByText('Nada E.')).toBeVisible();
});

test('says what all think of the shop, in words and in stars', () => {
  const rating = { averageRating: 4.6, ratingsCount: 118, words: '4.6 from 118 reviews' };
  renderInApp(<GoodReviews reviews={[aGoodReview()]} rating={rating} />);
  expect(screen.getByText(rating.words)).toBeVisible();
  expect(screen.getByText(/^Rated .*4\.6.* of 5 by 118 customers$/)).toBeInTheDocument();
});
