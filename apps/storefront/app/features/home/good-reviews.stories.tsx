import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { aGoodReview } from '../../testing/a-review.ts';
import { inApp } from '../../testing/story-in-app.tsx';
import { GoodReviews } from './good-reviews.tsx';

const meta = {
  title: 'Storefront/Reviews at home',
  component: GoodReviews,
  decorators: [inApp],
  args: {
    rating: {
      averageRating: 4.6,
      ratingsCount: 118,
      words: words({ ar: '٤٫٦ من ١١٨ تقييمًا', en: '4.6 from 118 reviews' }),
    },
    reviews: [
      aGoodReview(),
      aGoodReview({
        ...{ id: 2, userName: 'Karim M.', isVerified: false, governorate: null },
        comment: 'Looks even better in real life. We use it for pizza every Friday.',
        product: { id: 4, name: 'Round board', nameAr: 'لوح دائري', photo: null },
      }),
      aGoodReview({
        ...{ id: 3, userName: 'هبة ر.', rating: 4, comment: 'أفضل لوح تقطيع اشتريته.' },
        product: { id: 5, name: 'Chopping block', nameAr: 'لوح تقطيع', photo: null },
      }),
    ],
  },
} satisfies Meta<typeof GoodReviews>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const One: Story = { args: { reviews: [aGoodReview()], rating: null } };
