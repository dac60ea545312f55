import { act, fireEvent, render, screen } from '@testing-library/react';
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

test('a press on Save saves once, although the field is left for it', async () => {
  const onSave = vi.fn(() => Promise.resolve(undefined));
  render(<CellEdit {...cell} onSave={onSave} />);

  await userEvent.type(input(), '1');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  expect(onSave).toHaveBeenCalledExactlyOnceWith('8901');
  expect(input()).toHaveFocus();
});

test('leaving a value that nobody changed saves nothing', async () => {
  const onSave = vi.fn(() => Promise.resolve(undefined));
  render(<CellEdit {...cell} onSave={onSave} />);

  await userEvent.type(input(), '1{Backspace}');
  await userEvent.tab();

  expect(onSave).not.toHaveBeenCalled();
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
