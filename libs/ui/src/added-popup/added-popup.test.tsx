import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { AddedPopup } from './added-popup.tsx';

const onClose = vi.fn();
const popup = { open: true, onClose, title: 'Added to cart', children: 'Salad bowl', photo: null };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  onClose.mockClear();
});

test('leaves after three seconds, without having taken the focus', () => {
  render(<AddedPopup {...popup} />);
  expect(screen.getByRole('status')).toHaveTextContent('Added to cart');
  expect(document.body).toHaveFocus();

  act(() => vi.advanceTimersByTime(3000));
  expect(onClose).toHaveBeenCalledOnce();
});

test('gives the next thing added its full time', () => {
  const { rerender } = render(<AddedPopup {...popup} token={1} />);
  act(() => vi.advanceTimersByTime(2000));

  rerender(<AddedPopup {...popup} token={2} />);
  act(() => vi.advanceTimersByTime(2000));
  expect(onClose).not.toHaveBeenCalled();
});

test('stays while the pointer or the focus is on it', () => {
  render(<AddedPopup {...popup} action={<a href="/cart">Go to Cart</a>} />);
  const region = screen.getByRole('status');
  const link = screen.getByRole('link');
  for (const [hold, letGo] of [
    [() => void fireEvent.pointerEnter(region), () => void fireEvent.pointerLeave(region)],
    [() => link.focus(), () => link.blur()],
  ] as const) {
    act(hold);
    act(() => vi.advanceTimersByTime(10_000));
    expect(onClose).not.toHaveBeenCalled();
    act(letGo);
    act(() => vi.advanceTimersByTime(2900));
    expect(onClose).not.toHaveBeenCalled();
  }
  act(() => vi.advanceTimersByTime(100));
  expect(onClose).toHaveBeenCalledOnce();
});

test('is a live region before there is anything to say', () => {
  render(<AddedPopup {...popup} open={false} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
