import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useAutoplay } from './use-autoplay.ts';

const onAdvance = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
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

test('waits while the pointer is on it', async () => {
  render(<Moving />);
  const mouse = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await mouse.hover(slides());
  wait(20_000);
  expect(onAdvance).not.toHaveBeenCalled();
  await mouse.unhover(slides());
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
])('never moves by itself where %s is wanted', (_wish, wish) => {
  wish();
  render(<Moving />);
  wait(20_000);
  expect(onAdvance).not.toHaveBeenCalled();
});
