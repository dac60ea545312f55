import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { ArrangeList, type ArrangeListProps } from './arrange-list.tsx';
import type { ArrangeRow } from './use-arranging.ts';

const rows: ArrangeRow<string>[] = [
  { id: 'hero', name: 'Hero', children: 'Hero', fixed: true },
  { id: 'promises', name: 'Promises', children: 'Promises' },
  { id: 'banners', name: 'Banners', children: 'Banners' },
  { id: 'reviews', name: 'Reviews', children: 'Reviews' },
];

const words: ArrangeListProps<string>['words'] = {
  handle: (row) => `Move ${row}`,
  hint: 'Space lifts',
  up: 'Up',
  down: 'Down',
  fixed: 'fixed',
  said: {
    lifted: ({ row, place, places }) => `${row} lifted, ${place} of ${places}`,
    moved: ({ place, places }) => `${place} of ${places}`,
    dropped: ({ row, place, places }) => `${row} put down, ${place} of ${places}`,
    undone: ({ row, place, places }) => `${row} back, ${place} of ${places}`,
  },
};

const onArrange = vi.fn();
beforeEach(() => onArrange.mockClear());

function Arranging() {
  const [order, setOrder] = useState(rows);
  return (
    <ArrangeList
      label="Order"
      rows={order}
      words={words}
      onArrange={(ids) => {
        onArrange(ids);
        setOrder(ids.flatMap((id) => rows.filter((row) => row.id === id)));
      }}
    />
  );
}

const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
const said = () => screen.getByRole('status').textContent;
const inDocument = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('Space lifts a row, arrows move it, Space puts it down, and each place is said', async () => {
  render(<Arranging />);
  expect(handle('Reviews')).toHaveAccessibleDescription('Space lifts');
  handle('Reviews').focus();

  await userEvent.keyboard(' ');
  expect(said()).toBe('Reviews lifted, 4 of 4');
  expect(handle('Reviews')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{ArrowUp}');
  expect(said()).toBe('3 of 4');
  await userEvent.keyboard('{Home}{ArrowUp}');
  expect(said()).toBe('2 of 4');
  expect(onArrange).not.toHaveBeenCalled();

  await userEvent.keyboard(' ');
  expect(said()).toBe('Reviews put down, 2 of 4');
  expect(onArrange).toHaveBeenCalledExactlyOnceWith(['hero', 'reviews', 'promises', 'banners']);
  expect(inDocument()).toEqual(['Herofixed', 'Reviews', 'Promises', 'Banners']);
  expect(handle('Reviews')).toHaveFocus();
});

test('Escape takes a row back, and reaches nothing around the list', async () => {
  const onKeyDown = vi.fn();
  render(<Arranging />);
  document.body.addEventListener('keydown', onKeyDown);
  handle('Promises').focus();
  await userEvent.keyboard(' {ArrowDown}');
  onKeyDown.mockClear();
  await userEvent.keyboard('{Escape}');

  expect(said()).toBe('Promises back, 2 of 4');
  expect(handle('Promises')).toHaveAttribute('aria-pressed', 'false');
  expect(onArrange).not.toHaveBeenCalled();
  expect(onKeyDown).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}');
  expect(onKeyDown).toHaveBeenCalled();
});

test('who cannot drag presses the handle, then the arrows beside it', async () => {
  render(<Arranging />);
  await userEvent.click(handle('Promises'));
  expect(screen.getByRole('button', { name: 'Up' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Up' }));
  await userEvent.click(screen.getByRole('button', { name: 'Down' }));
  expect(said()).toBe('3 of 4');
  await userEvent.click(handle('Promises'));
  expect(onArrange).toHaveBeenCalledExactlyOnceWith(['hero', 'banners', 'promises', 'reviews']);
});

test('a row is put down where the focus leaves it', async () => {
  render(<Arranging />);
  await userEvent.click(handle('Promises'));
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(handle('Reviews'));
  expect(onArrange).toHaveBeenCalledExactlyOnceWith(['hero', 'banners', 'promises', 'reviews']);
  expect(said()).toBe('Reviews lifted, 4 of 4');
});

test('a row that comes back to its place changes nothing', async () => {
  render(<Arranging />);
  handle('Promises').focus();
  await userEvent.keyboard(' {ArrowDown}{ArrowUp}{Enter}');
  expect(said()).toBe('Promises put down, 2 of 4');
  expect(onArrange).not.toHaveBeenCalled();
});

test('a fixed row has no handle and says so', () => {
  render(<Arranging />);
  expect(screen.queryByRole('button', { name: 'Move Hero' })).not.toBeInTheDocument();
  expect(screen.getByText('fixed')).toBeVisible();
});
