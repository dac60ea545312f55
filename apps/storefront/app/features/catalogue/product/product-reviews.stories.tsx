import { piastres } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { aReview, reviewsMeta } from '../../../testing/a-review.ts';
import { aProduct } from '../../../testing/a-product.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { ProductReviews } from './product-reviews.tsx';

const product = aProduct({
  price: piastres(125_000),
  rating: { averageRating: 4.7, ratingsCount: 23 },
});

const meta = {
  title: 'Storefront/Product reviews',
  component: ProductReviews,
  decorators: [inApp],
  args: {
    product,
    reviews: {
      data: [
        aReview(),
        aReview({
          ...{ id: 2, userName: 'Karim M.', rating: 4, createdAt: '2026-11-03T10:00:00.000Z' },
          comment: 'The olive wood one is stunning. The servers arrived a little dry.',
          answer: {
            text: 'Thank you, Karim. A small bottle of oil is on its way to you; one coat will do.',
            createdAt: '2026-11-04T10:00:00.000Z',
          },
        }),
        aReview({
          ...{ id: 3, userName: 'هبة ر.', rating: 4, comment: '', isVerified: false },
          createdAt: '2026-10-28T10:00:00.000Z',
        }),
      ],
      meta: reviewsMeta({
        ...{ totalCount: 23, pageCount: 5 },
        summary: { counts: [0, 0, 1, 4, 18], verifiedCount: 19, photos: [] },
      }),
    },
  },
} satisfies Meta<typeof ProductReviews>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const None: Story = {
  args: {
    product: aProduct({ rating: { averageRating: 0, ratingsCount: 0 } }),
    reviews: {
      data: [],
      meta: reviewsMeta({
        ...{ totalCount: 0, pageCount: 0 },
        summary: { counts: [0, 0, 0, 0, 0], verifiedCount: 0, photos: [] },
      }),
    },
  },
};

export const Failed: Story = { args: { reviews: null } };
