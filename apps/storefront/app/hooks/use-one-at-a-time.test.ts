import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { useOneAtATime } from './use-one-at-a-time.ts';

test('runs once for two askings in the same instant, and again when that has ended', async () => {
  const run = vi.fn((_word: string) => Promise.resolve());
  const { result } = renderHook(() => useOneAtATime(run));

  await Promise.all([result.current('first'), result.current('second')]);
  await result.current('third');
  expect(run.mock.calls).toEqual([['first'], ['third']]);
});
