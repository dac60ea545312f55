import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { renderInApp } from '../../../testing/render-in-app.tsx';
import { ShareButton } from './share-button.tsx';

const url = 'http://shop.example/?lang=en';

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

const withShare = (share: (data: ShareData) => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });

async function press() {
  const user = userEvent.setup();
  renderInApp(<ShareButton title="Fruit bowl" />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
}

test('hands the address of the page, in its language, to what the device shares with', async () => {
  const share = vi.fn(async () => undefined);
  withShare(share);
  await press();
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Fruit bowl', url });
});

test('shares the design that is chosen', async () => {
  renderInApp(<ShareButton title="Fruit bowl" />, { path: '/product/1?design=8&utm_source=x' });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const copied = 'http://shop.example/product/1?lang=en&design=8';
  expect(await navigator.clipboard.readText()).toBe(copied);
});

test('says nothing when sharing is cancelled', async () => {
  withShare(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await press();
  expect(screen.queryByText(/link/i)).not.toBeInTheDocument();
});

test('copies it where nothing shares, and says so', async () => {
  await press();
  expect(await screen.findByText('The link has been copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(url);
});

test('shows it where nothing can be copied either', async () => {
  withShare(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  await press();
  expect(await screen.findByText(url)).toBeVisible();
});
