import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { cachedAtAttribute } from '../navigation/cached-pages.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { useConnection } from './use-connection.ts';

const reach = vi.fn<(address: string) => Promise<Response>>();
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const reached = () => Promise.resolve(new Response());
/** The worker, which tells pages of old data. */
const worker = new EventTarget();

beforeEach(() => {
  reach.mockImplementation(reached);
  vi.stubGlobal('fetch', reach);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
});
afterEach(() => {
  document.documentElement.removeAttribute(cachedAtAttribute);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function Page() {
  const { state, seenAt, tryNow } = useConnection();
  return (
    <>
      <output>{state ?? 'fine'}</output>
      <time>{seenAt}</time>
      <button onClick={tryNow}>Try</button>
      <Link to="/other">Other</Link>
    </>
  );
}

const state = () => screen.getByRole('status').textContent;
const say = (name: string) => act(() => void window.dispatchEvent(new Event(name)));

test('without a connection it is said, and for a moment that it is back', async () => {
  renderInApp(<Page />);
  expect(state()).toBe('fine');

  reach.mockImplementation(lost);
  say('offline');
  await expect.poll(state).toBe('offline');
  reach.mockImplementation(reached);
  await userEvent.click(screen.getByRole('button'));
  await expect.poll(state).toBe('back');
  await expect.poll(state).toBe('fine');
});

test('a browser that says "offline" is not believed where the shop can be reached', async () => {
  renderInApp(<Page />);
  say('offline');
  await expect.poll(() => reach.mock.calls.length).toBe(1);
  expect(state()).toBe('fine');
});

test('a shop that is still reached as the connection goes is asked again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderInApp(<Page />);
  await expect.poll(() => reach.mock.calls.length).toBe(1);
  expect(state()).toBe('fine');
  reach.mockImplementation(lost);
  await expect.poll(state).toBe('offline');
});

test('a copy is dated, and replaced where the shop can be reached', async () => {
  document.documentElement.setAttribute(cachedAtAttribute, '1700000000000');
  reach.mockImplementation(lost);
  renderInApp(<Page />);
  await expect.poll(state).toBe('offline');
  expect(screen.getByRole('time')).toHaveTextContent('1700000000000');

  reach.mockImplementation(reached);
  say('online');
  await expect.poll(state).toBe('back');
  expect(screen.getByRole('time')).not.toHaveTextContent('1700000000000');
});

test('a copy can be read until its data come, which are asked for again', async () => {
  document.documentElement.setAttribute(cachedAtAttribute, '1700000000000');
  reach.mockImplementation((address) => (address.includes('.data') ? lost() : reached()));
  renderInApp(<Page />);
  say('online');
  await expect.poll(state).toBe('offline');
  expect(screen.getByRole('time')).toHaveTextContent('1700000000000');

  reach.mockImplementation(reached);
  await expect.poll(state).toBe('back');
});

test('old data of a page is dated until another page comes', async () => {
  renderInApp(<Page />);
  const data = { dataCachedAt: 1_700_000_000_000 };
  act(() => void worker.dispatchEvent(new MessageEvent('message', { data })));
  expect(state()).toBe('slow');
  expect(screen.getByRole('time')).toHaveTextContent('1700000000000');
  await userEvent.click(screen.getByRole('link'));
  await userEvent.click(screen.getByRole('link'));
  await expect.poll(state).toBe('fine');
});
