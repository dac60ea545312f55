import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { ConfirmDialog } from './confirm-dialog.tsx';

const question = {
  open: true,
  title: 'Are you sure?',
  description: 'This will permanently delete the category.',
  confirmLabel: 'Yes, delete it!',
  cancelLabel: 'Cancel',
  onOpenChange: vi.fn(),
  onConfirm: vi.fn(),
};

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('asks as an alert, and starts on the way out', () => {
  render(<ConfirmDialog {...question} />);

  expect(screen.getByRole('alertdialog', { name: 'Are you sure?' })).toHaveAccessibleDescription(
    'This will permanently delete the category.',
  );
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test('confirms once, not again while it is being done', async () => {
  const { rerender } = render(<ConfirmDialog {...question} />);
  await userEvent.click(screen.getByRole('button', { name: 'Yes, delete it!' }));

  rerender(<ConfirmDialog {...question} state="working" />);
  await userEvent.click(screen.getByRole('button', { name: 'Yes, delete it!' }));

  expect(question.onConfirm).toHaveBeenCalledOnce();
});

test('says why it failed and lets one try again', () => {
  render(<ConfirmDialog {...question} state="failed" message="It holds 7 products." />);

  expect(screen.getByRole('status')).toHaveTextContent('It holds 7 products.');
  expect(screen.getByRole('button', { name: 'Yes, delete it!' })).toBeEnabled();
});

test('closes two seconds after it is done', () => {
  vi.useFakeTimers();
  render(<ConfirmDialog {...question} state="done" message="Deleted." />);

  act(() => vi.advanceTimersByTime(1999));
  expect(question.onOpenChange).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(question.onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
