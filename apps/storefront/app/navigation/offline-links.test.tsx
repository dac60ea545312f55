import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { renderInApp } from '../testing/render-in-app.tsx';
import { useOfflineLinks } from './offline-links.ts';

const { origin } = window.location;
const leaveFor = vi.fn();

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  leaveFor.mockClear();
});

function Page() {
  useOfflineLinks(leaveFor);
  return (
    <>
      <Link to="/about">About</Link>
      <Link to="/contact">Contact</Link>
      <a href="#reviews">Ratings</a>
      <output>{useLocation().pathname}</output>
    </>
  );
}

const words = 'No connection. Check your internet and try again.';

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

test('without a connection a link says so, and the page stays', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  renderInApp(<Page />);

  await follow('Ratings');
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  await follow('About');
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText('/')).toBeVisible();
  expect(leaveFor).not.toHaveBeenCalled();
});

test('leads on where the shop responds all the same', async () => {
  vi.stubGlobal('fetch', async () => new Response('ok'));
  renderInApp(<Page />);
  await follow('About');
  await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith(`${origin}/about`));
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

test('follows what was pressed last, once, in whatever order responses arrive', async () => {
  const responses: ((response: Response) => void)[] = [];
  const ask = vi.fn(() => new Promise<Response>((resolve) => responses.push(resolve)));
  vi.stubGlobal('fetch', ask);
  renderInApp(<Page />);
  await follow('About');
  await follow('Contact');
  await follow('Contact');
  expect(ask).toHaveBeenCalledTimes(2);

  for (const respond of responses.toReversed()) respond(new Response('ok'));
  await waitFor(() => expect(leaveFor).toHaveBeenCalled());
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith(`${origin}/contact`);
});

test('waits for the shop no longer than a moment', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => signal?.throwIfAborted());
  renderInApp(<Page />);
  await follow('About');
  expect(await screen.findByText(words)).toBeVisible();
  expect(timeout).toHaveBeenCalledExactlyOnceWith(2_000);
});

test('leaves a link for another tab to the browser', async () => {
  renderInApp(<Page />);
  const follows = vi.fn();
  const handleClick = (event: Event) => {
    follows(!event.defaultPrevented);
    event.preventDefault(); // jsdom has no other tabs
  };
  window.addEventListener('click', handleClick, { once: true });
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'About' }));
  expect(follows).toHaveBeenCalledExactlyOnceWith(true);
});

test('is out of the way while there is a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  renderInApp(<Page />);
  await follow('About');
  expect(screen.getByText('/about')).toBeVisible();
  expect(leaveFor).not.toHaveBeenCalled();
});
