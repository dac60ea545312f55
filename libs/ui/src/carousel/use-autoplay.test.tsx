import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useAutoplay } from './use-autoplay.ts';

const onAdvance = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  onAdvance.mockClear();
});

function Moving({ index = 0 }: { index?: number }) {
  const { holdHandlers, togglePlaying } = useAutoplay({ intervalMs: 5500, index, onAdvance });
  return (
    <section aria-label="Slides" {...holdHandlers}>
      <button type="button" onClick={togglePlaying}>
        Pause
      </button>
    </section>
  );
}

const slides = () => screen.getByRole('region', { name: 'Slides' });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('moves on after its interval, and not before', () => {
  render(<Moving />);
  wait(5400);
  expect(onAdvance).not.toHaveBeenCalled();
  wait(200);
  expect(onAdvance).toHaveBeenCalledOnce();
});

test('goes on after a change by hand, which has its full time', () => {
  const { rerender } = render(<Moving />);
  wait(5000);
  rerender(<Moving index={1} />);
  wait(5000);
  expect(onAdvance).not.toHaveBeenCalled();
  wait(600);
  expect(onAdvance).toHaveBeenCalledOnce();
});

test('waits while the pointer is on it', () => {
  render(<Moving />);
  fireEvent.pointerEnter(slides());
  wait(20_000);
  expect(onAdvance).not.toHaveBeenCalled();
  fireEvent.pointerLeave(slides());
  wait(5600);
  expect(onAdvance).toHaveBeenCalledOnce();
});

test('stays where it was stopped', () => {
  render(<Moving />);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  wait(20_000);
  expect(onAdvance).not.toHaveBeenCalled();
});

test.each([
  ['less motion', () => vi.stubGlobal('matchMedia', () => ({ matches: true }))],
  ['less data', () => vi.stubGlobal('navigator', { connection: { saveData: true } })],
])('never moves by itself where %s is wanted', (_preference, prefer) => {
  prefer();
  render(<Moving />);
  wait(20_000);
  expect(onAdvance).not.toHaveBeenCalled();
});
