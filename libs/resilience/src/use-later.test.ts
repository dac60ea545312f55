import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useLater } from './use-later.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('fetches nothing before it is wanted', async () => {
  const code = { Menu: 'menu' };
  const fetchCode = vi.fn(async () => code);
  const { result, rerender } = renderHook(({ isWanted }) => useLater(fetchCode, isWanted), {
    initialProps: { isWanted: false },
  });
  await pass(10_000);
  expect(fetchCode).not.toHaveBeenCalled();

  rerender({ isWanted: true });
  await pass(0);
  expect(result.current).toBe(code);
});

test('asks again where the connection failed, until it is there', async () => {
  const code = { Menu: 'menu' };
  const fetchCode = vi.fn(() => Promise.reject<object>(new TypeError('Failed to fetch')));
  const { result } = renderHook(() => useLater(fetchCode, true));
  await pass(7_000);
  expect(fetchCode).toHaveBeenCalledTimes(3);

  fetchCode.mockResolvedValueOnce(code);
  await pass(3_000);
  expect(result.current).toBe(code);
  await pass(10_000);
  expect(fetchCode).toHaveBeenCalledTimes(4);
});

test('asks no more when nobody waits for it', async () => {
  const fetchCode = vi.fn(() => Promise.reject<object>(new TypeError('Failed to fetch')));
  const { unmount } = renderHook(() => useLater(fetchCode, true));
  await pass(4_000);
  expect(fetchCode).toHaveBeenCalledTimes(2);
  unmount();
  await pass(10_000);
  expect(fetchCode).toHaveBeenCalledTimes(2);
});
