import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { renderInApp } from '../testing/render-in-app.tsx';
import { useMovement } from './use-movement.ts';

const start = vi.fn((update: () => Promise<void>) => ({
  finished: update(),
  skipTransition: () => undefined,
}));

const wantStillness = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

beforeEach(() => {
  Object.defineProperty(document, 'startViewTransition', { value: start, configurable: true });
  wantStillness(false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'startViewTransition');
  start.mockClear();
});

function Page() {
  useMovement();
  const { pathname, search } = useLocation();
  return (
    <>
      <article aria-label="Tray">
        <Link to="/product/3?design=8">
          <b>Tray</b>
        </Link>
        <button type="button">Save</button>
      </article>
      <article aria-label="Bowl">
        <Link to="/product/4">Bowl</Link>
      </article>
      <article>
        <Link to="/categoryIds/4">Bowls</Link>
      </article>
      <Link to="/product/5">In words</Link>
      <output>{pathname + search}</output>
    </>
  );
}

const card = (name: string) => screen.getByRole('article', { name });
const press = (name: string, keys = {}) => fireEvent.click(screen.getByText(name), keys);
const isAt = (path: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(path));

test('the way from a card to its product is seen, and its photo alone goes along', async () => {
  renderInApp(<Page />);
  press('Tray');
  expect(card('Tray')).toHaveAttribute('data-pressed');
  await isAt('/product/3?design=8');
  expect(start).toHaveBeenCalledOnce();

  press('Bowl');
  expect(card('Bowl')).toHaveAttribute('data-pressed');
  expect(card('Tray')).not.toHaveAttribute('data-pressed');
  await isAt('/product/4');
  press('Save');
  expect(document.querySelector('[data-pressed]')).toBeNull();
});

test.each([
  ['Bowls', '/categoryIds/4'],
  ['In words', '/product/5'],
])('any other way is not: %s', async (name, path) => {
  renderInApp(<Page />);
  press(name);
  await isAt(path);
  expect(start).not.toHaveBeenCalled();
});

test('nor any where less motion is wanted', async () => {
  renderInApp(<Page />);
  wantStillness(true);
  press('Bowl');
  await isAt('/product/4');
  expect(start).not.toHaveBeenCalled();
});

test('leads on where the browser cannot show it', async () => {
  Reflect.deleteProperty(document, 'startViewTransition');
  renderInApp(<Page />);
  press('Bowl');
  await isAt('/product/4');
});

test('leaves a link for another tab to the browser', () => {
  renderInApp(<Page />);
  const follows = vi.fn();
  const handleClick = (event: Event) => {
    follows(!event.defaultPrevented);
    event.preventDefault(); // jsdom has no other tabs
  };
  window.addEventListener('click', handleClick, { once: true });
  press('Bowl', { ctrlKey: true });
  expect(follows).toHaveBeenCalledExactlyOnceWith(true);
});

test('knows a page that a finger has moved, until something is pressed', () => {
  renderInApp(<Page />);
  const { documentElement: root } = document;
  const swipe = (hasUAVisualTransition: boolean) =>
    fireEvent(window, Object.assign(new PopStateEvent('popstate'), { hasUAVisualTransition }));

  swipe(true);
  expect(root).toHaveAttribute('data-swiped');
  swipe(false);
  expect(root).not.toHaveAttribute('data-swiped');
  swipe(true);
  press('Save');
  expect(root).not.toHaveAttribute('data-swiped');
});
