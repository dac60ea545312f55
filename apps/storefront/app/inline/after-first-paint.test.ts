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
  const painted = vi.fn();
  void afterFirstPaint().then(painted);
  await vi.advanceTimersByTimeAsync(1000);
  expect(painted).not.toHaveBeenCalled();

  dispatchEvent(new Event('load'));
  expect(painted).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(painted).toHaveBeenCalled();
});

test('waits no longer than three seconds', async () => {
  vi.useFakeTimers();
  const painted = vi.fn();
  void afterFirstPaint().then(painted);
  await vi.advanceTimersByTimeAsync(3000);
  expect(painted).toHaveBeenCalled();
});
