import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { Segmented } from './segmented.tsx';

const options = [
  { value: 'all', label: 'All' },
  { value: 'pending', label: 'Processing' },
  { value: 'shipped', label: 'Shipped' },
];

test('is one stop of the keyboard, and wraps around', async () => {
  render(<Segmented label="Status" options={options} value="pending" onChange={vi.fn()} />);

  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Processing' })).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(screen.getByRole('button', { name: 'All' })).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test('can be reached although nothing is chosen yet', async () => {
  render(<Segmented label="Status" options={options} value="" onChange={vi.fn()} />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'All' })).toHaveFocus();
});

test('tells which one was pressed', async () => {
  const onChange = vi.fn();
  render(<Segmented label="Status" options={options} value="all" onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Shipped' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('shipped');
});
