import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { afterFirstPaint } from './after-first-paint.ts';

// The page that the tests run in is loaded too, and must not be taken for the one that they speak of.
beforeAll(async () => {
  if (document.readyState === 'complete') return;
  await new Promise((done) => addEventListener('load', done, { once: true }));
});

afterEach(() => vi.useRealTimers());

test('waits for the photo that follows the last file', async () => {
  vi.useFakeTimers();
  const drawn = vi.fn();
  void afterFirstPaint().then(drawn);
  await vi.advanceTimersByTimeAsync(1000);
  expect(drawn).not.toHaveBeenCalled();

  dispatchEvent(new Event('load'));
  expect(drawn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(drawn).toHaveBeenCalled();
});

test('waits no longer than three seconds', async () => {
  vi.useFakeTimers();
  const drawn = vi.fn();
  void afterFirstPaint().then(drawn);
  await vi.advanceTimersByTimeAsync(3000);
  expect(drawn).toHaveBeenCalled();
});
