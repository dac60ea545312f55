import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { renderInApp } from '../testing/render-in-app.tsx';
import { useIntendedPages } from './use-intended-pages.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

function Page() {
  return (
    <>
      {Array.from({ length: 12 }, (_, id) => (
        <a key={id} href={`/product/${id}`}>{`Product ${id}`}</a>
      ))}
      <a href="/categoryIds/3">
        <b>Bowls</b>
      </a>
      <a href="/product/4/review">Review</a>
      <a href="/cart">Cart</a>
      <a href="https://example.com/product/4">Elsewhere</a>
      <output>{useIntendedPages('here').join(' ')}</output>
    </>
  );
}

const begin = () => renderInApp(<Page />);
const point = (name: string, how = fireEvent.mouseOver) => how(screen.getByText(name));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const pages = () => screen.getByRole('status').textContent;

test('a product or category that is pointed at for a moment is meant, once', () => {
  begin();
  point('Product 4');
  wait(99);
  expect(pages()).toBe('');
  wait(1);
  expect(pages()).toBe('/product/4');
  point('Bowls', fireEvent.focusIn);
  wait(100);
  point('Product 4', fireEvent.touchStart);
  wait(100);
  expect(pages()).toBe('/product/4 /categoryIds/3');
});

test.each(['Review', 'Cart', 'Elsewhere'])('nothing else is: %s', (name) => {
  begin();
  point(name);
  wait(100);
  expect(pages()).toBe('');
});

test('what is crossed, scrolled or pressed is not', () => {
  begin();
  point('Product 1');
  wait(50);
  point('Product 2');
  wait(50);
  fireEvent.touchMove(document);
  wait(100);
  point('Product 3');
  fireEvent.click(document.body);
  wait(100);
  expect(pages()).toBe('');
});

test('looking about ends after eight', () => {
  begin();
  for (let id = 0; id < 12; id++) {
    point(`Product ${id}`);
    wait(100);
  }
  expect(pages()?.split(' ')).toHaveLength(8);
});

test.each([
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '3g' },
])('nothing is loaded on a guess where data are expensive: %o', (value) => {
  Object.defineProperty(navigator, 'connection', { value, configurable: true });
  begin();
  point('Product 4');
  wait(100);
  expect(pages()).toBe('');
});
