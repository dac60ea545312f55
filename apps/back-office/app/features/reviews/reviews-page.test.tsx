import { pageMeta, type StaffReview } from '@craftsandore/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { aStaffReview } from '../../testing/a-review.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { accepted, refused } from '../../testing/results.ts';
import type { ReviewFilters } from './review-filters.ts';
import { ReviewsPage } from './reviews-page.tsx';

beforeEach(() => sessionStorage.clear());

async function open(review: StaffReview, filters: ReviewFilters = { page: 1 }) {
  const calls = {
    onModerate: vi.fn(async () => accepted(review)),
    onPhoto: vi.fn(async () => accepted(review)),
    onFilter: vi.fn(),
  };
  await act(async () => {
    renderInApp(
      <ReviewsPage
        {...calls}
        filters={filters}
        reviews={Promise.resolve(accepted({ data: [review], meta: pageMeta(1, 20, 1) }))}
        shopUrl="https://shop.example"
        onRetry={vi.fn()}
        onReport={async (call) => call}
      />,
    );
  });
  const row = within((await screen.findByText(review.comment)).closest('tr') ?? document.body);
  return { ...calls, row };
}

test('a photo is let in or hidden, and the focus stays in the list that it leaves', async () => {
  const review = aStaffReview({ comment: 'Lovely' });
  const { row, onPhoto } = await open(review, { page: 1, part: 'waiting' });
  await userEvent.click(row.getByRole('button', { name: /^Show photo/ }));
  expect(onPhoto).toHaveBeenCalledWith(review, 5, 'shown');
  await waitFor(() => expect(document.activeElement).toContainElement(screen.getByRole('table')));
  await userEvent.click(row.getByRole('button', { name: /^Hide photo/ }));
  expect(onPhoto).toHaveBeenLastCalledWith(review, 5, 'hidden');
});

test('an answer is written, and stays where it is refused', async () => {
  const review = aStaffReview({ comment: 'A little dry' });
  const { row, onModerate } = await open(review);
  onModerate.mockResolvedValueOnce(refused({ sentence: 'Changed since.' }));
  await userEvent.click(row.getByRole('button', { name: /^Answer/ }));
  const answer = row.getByRole('textbox', { name: 'Answer' });
  expect(answer).toHaveFocus();
  await userEvent.type(answer, 'Oil it.');
  await userEvent.click(row.getByRole('button', { name: 'Publish answer' }));
  expect(await row.findByRole('alert')).toHaveTextContent('Changed since.');
  expect(answer).toHaveValue('Oil it.');

  await userEvent.click(row.getByRole('button', { name: 'Publish answer' }));
  await waitFor(() => expect(row.queryByRole('textbox')).toBeNull());
  expect(onModerate).toHaveBeenLastCalledWith(review, { answer: 'Oil it.' });
});

test('what is reported is kept or hidden', async () => {
  const review = aStaffReview({ comment: 'Call me', reportsCount: 2 });
  const { row, onModerate } = await open(review);
  expect(row.getByText('Reported 2 times')).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: /^Keep the review/ }));
  expect(onModerate).toHaveBeenLastCalledWith(review, { isLookedAt: true });
  await userEvent.click(row.getByRole('button', { name: /^Hide the review/ }));
  expect(onModerate).toHaveBeenLastCalledWith(review, { isHidden: true });
});

test('the parts are filters', async () => {
  const { onFilter } = await open(aStaffReview({ comment: 'Good' }), { page: 3 });
  await userEvent.click(screen.getByRole('button', { name: 'Without an answer' }));
  expect(onFilter).toHaveBeenCalledWith({ page: 1, part: 'unanswered' });
});
