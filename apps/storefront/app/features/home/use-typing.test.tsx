import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { renderInApp } from '../../testing/render-in-app.tsx';
import { TypedTitle } from './typed-title.tsx';

const highlights = new Map<string, { range: Range }>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('CSS', { highlights });
  vi.stubGlobal(
    'Highlight',
    class {
      range: Range;
      constructor(range: Range) {
        this.range = range;
      }
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});
afterEach(() => {
  cleanup(); // while there are highlights to remove
  highlights.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const showTitle = () =>
  renderInApp(
    <section aria-label="Featured">
      <TypedTitle text="Olive cups" isShown />
    </section>,
  );

/** What is still to be typed; undefined once nothing is. */
const rest = () => highlights.get('untyped')?.range.toString();

test('types a character every 60 ms', async () => {
  showTitle();
  expect(rest()).toBe('Olive cups');
  await act(() => vi.advanceTimersByTimeAsync(60));
  expect(rest()).toBe('live cups');
  await act(() => vi.advanceTimersByTimeAsync(8 * 60));
  expect(rest()).toBe('s');
  await act(() => vi.advanceTimersByTimeAsync(2 * 60));
  expect(rest()).toBeUndefined();
});

test('shows the rest at once when pointed at', async () => {
  showTitle();
  // jsdom knows no pointer.
  vi.spyOn(screen.getByRole('region', { name: 'Featured' }), 'matches').mockReturnValue(true);
  await act(() => vi.advanceTimersByTimeAsync(60));
  expect(rest()).toBeUndefined();
});

test('shows all of it at once where less motion or less data is wanted', () => {
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
  showTitle();
  expect(rest()).toBeUndefined();
});

test('shows all of it at once in forced colours, which would mark what is to come', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(forced-colors: active)',
  }));
  showTitle();
  expect(rest()).toBeUndefined();
});
