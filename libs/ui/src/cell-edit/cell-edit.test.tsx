import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { CellEdit, type CellEditProps } from './cell-edit.tsx';

const cell: CellEditProps = {
  label: 'Price of Salad bowl',
  value: '890',
  onSave: () => Promise.resolve(undefined),
  saveLabel: 'Save',
  undoLabel: 'Undo',
  savedLabel: 'Saved',
};

const input = () => screen.getByRole('textbox', { name: 'Price of Salad bowl' });

test('keeps what was typed when it is refused, and says why', async () => {
  render(<CellEdit {...cell} onSave={() => Promise.resolve('Price is required.')} />);

  await userEvent.clear(input());
  await userEvent.type(input(), '-5{Enter}');

  expect(input()).toHaveValue('-5');
  expect(input()).toHaveAccessibleDescription('Price is required.');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(input()).toHaveValue('890');
  expect(input()).toBeValid();
});

test('leaving the field saves nothing, and keeps what was typed with the way to save it', async () => {
  const onSave = vi.fn(() => Promise.resolve(undefined));
  render(<CellEdit {...cell} onSave={onSave} />);

  await userEvent.type(input(), '1');
  await userEvent.click(document.body);

  expect(input()).not.toHaveFocus();
  expect(input()).toHaveValue('8901');
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  expect(onSave).not.toHaveBeenCalled();
});

test('a key that is held down saves once, so that it overwrites nothing it is told of', async () => {
  const onSave = vi.fn(() => Promise.resolve('The price has changed to 900.'));
  render(<CellEdit {...cell} onSave={onSave} />);
  await userEvent.type(input(), '1{Enter}');
  await waitFor(() => expect(input()).toBeInvalid());

  fireEvent.keyDown(input(), { key: 'Enter', repeat: true });
  expect(onSave).toHaveBeenCalledOnce();
  await userEvent.type(input(), '{Enter}');
  expect(onSave).toHaveBeenCalledTimes(2);
});

test('tells what is typed and not kept, and takes it back', async () => {
  const onTyped = vi.fn();
  const { unmount } = render(<CellEdit {...cell} onTyped={onTyped} />);
  await userEvent.type(input(), '1');
  expect(onTyped).toHaveBeenLastCalledWith('8901');
  unmount();

  render(<CellEdit {...cell} typed="8901" onTyped={onTyped} />);
  expect(input()).toHaveValue('8901');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onTyped).toHaveBeenLastCalledWith(undefined));
});

test('a press on Save saves once', async () => {
  const onSave = vi.fn(() => Promise.resolve(undefined));
  render(<CellEdit {...cell} onSave={onSave} />);

  await userEvent.type(input(), '1');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  expect(onSave).toHaveBeenCalledExactlyOnceWith('8901');
  expect(input()).toHaveFocus();
});

test('says "Saved" for two seconds', async () => {
  render(<CellEdit {...cell} />);
  await userEvent.type(input(), '1');
  vi.useFakeTimers();

  await act(async () => fireEvent.keyDown(input(), { key: 'Enter' }));
  expect(screen.getByText('Saved')).toBeVisible();
  act(() => vi.advanceTimersByTime(2000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  vi.useRealTimers();
});

test('shows a value from elsewhere, but never over what is being typed', async () => {
  const { rerender } = render(<CellEdit {...cell} />);
  rerender(<CellEdit {...cell} value="900" />);
  expect(input()).toHaveValue('900');

  await userEvent.type(input(), '5');
  rerender(<CellEdit {...cell} value="950" />);
  expect(input()).toHaveValue('9005');
  await userEvent.keyboard('{Escape}');
  expect(input()).toHaveValue('950');
});
