import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useTickedPlaces } from './use-ticked-places.ts';

test('ticks one, a range in either direction, all and none', () => {
  const { result } = renderHook(useTickedPlaces);
  const tick = (...args: Parameters<typeof result.current.tickOne>) =>
    act(() => result.current.tickOne(...args));

  tick('EG-KB', true, false);
  tick('EG-GZ', true, true);
  expect(result.current.ticked).toEqual(['EG-GZ', 'EG-ALX', 'EG-KB']);

  tick('EG-ALX', false, false);
  expect(result.current.ticked).toEqual(['EG-GZ', 'EG-KB']);

  act(() => result.current.tickAll(true));
  expect(result.current.ticked).toHaveLength(27);
  act(() => result.current.tickAll(false));
  expect(result.current.ticked).toEqual([]);
});

test('a range that nothing came before is one', () => {
  const { result } = renderHook(useTickedPlaces);
  act(() => result.current.tickOne('EG-LX', true, true));
  expect(result.current.ticked).toEqual(['EG-LX']);
});
