import { act, render, screen } from '@testing-library/react';
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

test('is a live region before there is anything to say', () => {
  render(<AddedPopup {...popup} open={false} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
