import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useZoom } from './use-zoom.ts';

function zoomAt(index: number) {
  const { result, rerender } = renderHook((props) => useZoom(props.index), {
    initialProps: { index },
  });
  const step = (by: 1 | -1, times = 1) => {
    for (let taken = 0; taken < times; taken++) act(() => result.current.step(by));
  };
  return { result, rerender, step };
}

test('goes from 1 to 3 in steps of 0.2', () => {
  const { result, step } = zoomAt(0);
  expect(result.current).toMatchObject({ factor: 1, canStepOut: false, canStepIn: true });
  step(1);
  expect(result.current.factor).toBe(1.2);
  step(1, 20);
  expect(result.current).toMatchObject({ factor: 3, canStepOut: true, canStepIn: false });
  step(-1);
  expect(result.current.factor).toBe(2.8);
});

test('shows another photo whole', () => {
  const { result, rerender, step } = zoomAt(0);
  step(1, 3);
  rerender({ index: 1 });
  expect(result.current.factor).toBe(1);
});
