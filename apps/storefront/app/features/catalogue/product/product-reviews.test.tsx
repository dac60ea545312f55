import { piastres } from '@craftsandore/contract';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { aPhoto, aReview, reviewsMeta } from '../../../testing/a-review.ts';
import { aProduct } from '../../../testing/a-product.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { ProductReviews } from './product-reviews.tsx';

const product = aProduct({
  id: 7,
  price: piastres(100),
  rating: { averageRating: 4.5, ratingsCount: 10 },
});
const summary = { counts: [1, 0, 1, 3, 5], verifiedCount: 4, photos: [aPhoto('a'), aPhoto('b')] };
const reviews = {
  data: [aReview({ answer: { text: 'شكرًا', createdAt: '2026-11-13T10:00:00.000Z' } })],
  meta: reviewsMeta({ totalCount: 10, pageCount: 2, summary }),
};
const open = (path: string, shown = reviews, of = product) =>
  renderInApp(<ProductReviews product={of} reviews={shown} />, { path });

test('how many stars were given leads to those, from the first page on, with what else is asked', () => {
  open('/product/7?reviews=2&design=3&photos=1');
  const bar = screen.getByRole('link', { name: /4 stars\s*:\s*3/ });
  expect(bar).toHaveAttribute('href', '/product/7?design=3&photos=1&stars=4#reviews');
  expect(screen.getByText(/From 10 reviews, 4 by verified buyers/)).toBeVisible();
});

test('what is asked can be taken off, and stays while pages are turned', () => {
  open('/product/7?stars=5');
  const off = screen.getByRole('link', { name: '5 stars' });
  expect(off).toHaveAttribute('href', '/product/7#reviews');
  expect(screen.getByRole('link', { name: /5 stars\s*:\s*5/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const photos = screen.getByRole('link', { name: 'With photos only' });
  expect(photos).toHaveAttribute('href', '/product/7?stars=5&photos=1#reviews');
  const pages = within(screen.getByRole('navigation'));
  expect(pages.getByRole('link', { name: /2/ })).toHaveAttribute(
    'href',
    '/product/7?stars=5&reviews=2#reviews',
  );
});

test('what nobody has said is said', () => {
  open('/product/7?stars=2', { data: [], meta: reviewsMeta({ totalCount: 0, summary }) });
  expect(screen.getByRole('status')).toHaveTextContent('There is no such review yet.');
});

test('a product of whose reviews none counts has reviews, and no stars', () => {
  const uncounted = aProduct({ rating: { averageRating: 0, ratingsCount: 0 } });
  open('/product/7', reviews, uncounted);
  expect(screen.queryByText('There are no reviews yet.')).toBeNull();
  expect(screen.queryByRole('link', { name: /stars\s*:/ })).toBeNull();
  cleanup();
  const none = { counts: [0, 0, 0, 0, 0], verifiedCount: 0, photos: [] };
  open('/product/7', { data: [], meta: reviewsMeta({ totalCount: 0, summary: none }) }, uncounted);
  expect(screen.getByText('There are no reviews yet.')).toBeVisible();
});

test('a photo opens above the page, and leads to the others', async () => {
  open('/product/7');
  await userEvent.click(screen.getAllByRole('link', { name: /^Photo/ })[0] ?? document.body);
  const viewer = within(await screen.findByRole('dialog'));
  await userEvent.click(viewer.getByRole('button', { name: 'Previous' }));
  expect(viewer.getByRole('img', { name: /2/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a review is reported to staff, and that it was not is said', async () => {
  const asked = vi.fn();
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  asked.mockImplementationOnce(async () => Response.json({ data: null }));
  vi.stubGlobal('fetch', asked);
  open('/product/7');
  const report = () => userEvent.click(screen.getByRole('button', { name: 'Report' }));
  await report();
  expect(await screen.findByRole('status')).toHaveTextContent('No connection');
  await report();
  expect(await screen.findByText('Thank you, we will look at it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
});
