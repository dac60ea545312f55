import { afterEach, expect, test, vi } from 'vitest';

import { withRetry } from './with-retry.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Fails as often as is said. */
function code(failures: number) {
  let left = failures;
  return vi.fn(() => (left-- > 0 ? Promise.reject(new Error('lost')) : Promise.resolve('code')));
}

test('a browser asks for code until it comes', async () => {
  vi.useFakeTimers();
  const fetchCode = code(2);
  const fetched = withRetry(fetchCode);
  await vi.runAllTimersAsync();
  await expect(fetched).resolves.toBe('code');
  expect(fetchCode).toHaveBeenCalledTimes(3);
});

test('whoever has left stops asking', async () => {
  const fetchCode = code(1);
  await expect(withRetry(fetchCode, AbortSignal.abort())).rejects.toThrow('lost');
  expect(fetchCode).toHaveBeenCalledOnce();
});

test('a server asks once, or a page whose file is gone would never be answered', async () => {
  vi.stubGlobal('document', undefined);
  const fetchCode = code(1);
  await expect(withRetry(fetchCode)).rejects.toThrow('lost');
  expect(fetchCode).toHaveBeenCalledOnce();
});
