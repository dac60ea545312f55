import type { OwnReview } from '@craftsandore/contract';
import { createSessionStore } from '@craftsandore/session';
import { screen, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { aProduct } from '../../testing/a-product.ts';
import { anOwnReview, aPhoto } from '../../testing/a-review.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { salma } from '../../testing/sessions.ts';
import { ReviewPage } from './review-page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  );
});

/** The API holds this review, and answers a change with the other. */
function answer(review: OwnReview | null, changed?: OwnReview | { message: string; code: string }) {
  const fetched = vi.fn(async (request: Request) => {
    const { url, method } = request;
    await request.text();
    if (!/ratings/.test(url)) throw new TypeError('Failed to fetch');
    if (method === 'GET') return Response.json({ data: review });
    return changed && 'code' in changed
      ? Response.json(changed, { status: 409 })
      : Response.json({ data: changed });
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const signIn = () => createSessionStore().getState().begin(salma, { keep: false });
const Say = ({ children }: PropsWithChildren) => <p>{children}</p>;
const open = () =>
  renderInApp(<ReviewPage product={aProduct()} ConfirmEmail={Say} />, {
    path: '/product/1/review',
  });

test('asks a guest to sign in, in Arabic in both languages, and leads back', async () => {
  open();
  expect(await screen.findByText('يجب تسجيل الدخول لتقييم المنتج.')).toHaveAttribute('lang', 'ar');
  const link = screen.getByRole('link', { name: 'Sign In' });
  expect(link).toHaveAttribute('href', '/signin?next=%2Fproduct%2F1%2Freview');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('who has said nothing writes, and can add no photo before', async () => {
  signIn();
  answer(null);
  open();
  expect(await screen.findByRole('button', { name: 'Send review' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a photo' })).toBeNull();
});

test.each([
  ['does not count', { isCounted: false }, 1],
  ['counts', { isCounted: true }, 0],
  ['is hidden', { isCounted: false, isHidden: true }, 0],
])('of a review that %s', async (_, fields, times) => {
  signIn();
  answer(anOwnReview(fields));
  open();
  await screen.findByRole('button', { name: 'Send review' });
  expect(screen.queryAllByText(/stars count once your email is verified/)).toHaveLength(times);
});

test('nothing stands below the form, which would move when it comes', async () => {
  signIn();
  answer(null);
  open();
  const send = await screen.findByRole('button', { name: 'Send review' });
  const back = screen.getByRole('link', { name: 'Back to the product' });
  expect(back.compareDocumentPosition(send)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('shows one’s photos, adds one and takes one off', async () => {
  signIn();
  const photo = (id: number, isWaiting: boolean) => ({ id, photo: aPhoto(String(id)), isWaiting });
  const review = anOwnReview({ photos: [photo(1, false)] });
  const fetched = answer(review, { ...review, photos: [photo(1, false), photo(2, true)] });
  open();
  const file = new File(['x'], 'x.jpg', { type: 'image/jpeg' });
  await userEvent.upload(await screen.findByLabelText('Add a photo'), file);
  expect(await screen.findByText('Waiting for us')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: /Remove photo .?1/ }));
  // The page asks for other things meanwhile.
  await waitFor(() => expect(fetched.mock.calls.map(([{ method }]) => method)).toContain('DELETE'));
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Photos from your home' })).toHaveFocus(),
  );
});

test('says why a photo was refused', async () => {
  signIn();
  answer(anOwnReview(), { code: 'image.unreadable', message: 'This is no photo.' });
  open();
  const file = new File(['x'], 'x.jpg', { type: 'image/jpeg' });
  await userEvent.upload(await screen.findByLabelText('Add a photo'), file);
  expect(await screen.findByRole('alert')).toHaveTextContent('This is no photo.');
  expect(screen.getByRole('button', { name: 'Add a photo' })).toBeVisible();
});

test('what cannot be read is asked for again', async () => {
  signIn();
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answer(null);
  await userEvent.click(retry);
  expect(await screen.findByRole('button', { name: 'Send review' })).toBeVisible();
});
