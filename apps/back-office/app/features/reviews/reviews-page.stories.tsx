import { pageMeta, type StaffReview } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { fn, userEvent } from 'storybook/test';

import { aStaffReview } from '../../testing/a-review.ts';
import { accepted, refused } from '../../testing/results.ts';
import { inApp } from '../../testing/story-in-app.tsx';
import { usePromiseOf } from '../../testing/use-promise-of.ts';
import { ReviewsPage } from './reviews-page.tsx';
import type { ReviewsPromise } from './reviews-table.tsx';

type Shown = Awaited<ReviewsPromise>;
type ReviewsStoryProps = Omit<ComponentProps<typeof ReviewsPage>, 'reviews'> & { result?: Shown };

function ReviewsStory({ result, ...rest }: ReviewsStoryProps) {
  return <ReviewsPage reviews={usePromiseOf(result)} {...rest} />;
}

const found = (reviews: StaffReview[], of: number): Shown =>
  accepted({ data: reviews, meta: pageMeta(1, 20, of) });

const reviews = [
  aStaffReview({ photos: [] }),
  aStaffReview({
    ...{ id: 2, userName: 'Karim M.', rating: 4, photos: [] },
    comment: 'The olive wood one is stunning. The servers arrived a little dry.',
    answer: {
      text: 'Thank you, Karim. A small bottle of oil is on its way to you.',
      createdAt: '2026-11-04T10:00:00.000Z',
    },
  }),
  aStaffReview({
    ...{ id: 3, userName: 'Deals', rating: 1, photos: [], isVerified: false, reportsCount: 3 },
    comment: 'Cheaper at www.example.com!',
  }),
  aStaffReview({ id: 4, userName: 'Ali', photos: [], comment: '', isHidden: true }),
];

const meta = {
  title: 'Back office/Reviews page',
  component: ReviewsStory,
  decorators: [inApp],
  globals: { scheme: 'light' },
  args: {
    filters: { page: 1 },
    result: found(reviews, 65),
    shopUrl: 'https://shop.example',
    onFilter: fn(),
    onRetry: fn(),
    onModerate: fn(async () => refused()),
    onPhoto: fn(async () => refused()),
    onReport: async (call) => call,
  },
} satisfies Meta<typeof ReviewsStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const InTheDark: Story = { globals: { scheme: 'dark' } };

export const Answering: Story = {
  args: { result: found(reviews.slice(0, 1), 1) },
  play: async ({ canvas }) => {
    const [answer] = (await canvas.findAllByRole('button')).filter(
      (button) => button.closest('td') !== null,
    );
    if (answer) await userEvent.click(answer);
  },
};

export const NoneWaits: Story = {
  args: { filters: { page: 1, part: 'waiting' }, result: found([], 0) },
};

export const Loading: Story = { args: { result: undefined } };

export const Failed: Story = { args: { result: refused() } };
