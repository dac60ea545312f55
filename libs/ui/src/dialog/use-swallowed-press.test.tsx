import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { useSwallowedPress } from './use-swallowed-press.ts';

afterEach(() => {
  vi.useRealTimers();
});

function Page({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) {
  useSwallowedPress(isOpen);
  return <button onClick={onPress}>Below</button>;
}

test('a double press on what closes a dialog does not reach what lies below', () => {
  vi.useFakeTimers();
  const onPress = vi.fn();
  const { rerender } = render(<Page isOpen onPress={onPress} />);
  const press = (detail: number) => fireEvent.click(screen.getByRole('button'), { detail });
  press(2);
  expect(onPress).toHaveBeenCalledTimes(1);

  rerender(<Page isOpen={false} onPress={onPress} />);
  press(2);
  expect(onPress).toHaveBeenCalledTimes(1);
  press(1); // one that was meant
  expect(onPress).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(600);
  press(2);
  expect(onPress).toHaveBeenCalledTimes(3);
});
