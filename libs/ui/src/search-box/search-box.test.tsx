import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { SearchBox } from './search-box.tsx';

function Searching({ onSubmit, onClear }: { onSubmit: () => void; onClear: () => void }) {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <SearchBox
        label="Search products"
        clearLabel="Clear the search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onClear={onClear}
      />
      <output>{text}</output>
    </form>
  );
}

test('Enter sends the form', async () => {
  const onSubmit = vi.fn();
  render(<Searching onSubmit={onSubmit} onClear={vi.fn()} />);
  await userEvent.type(screen.getByRole('searchbox'), 'bowl{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('the cross empties the box, tells its owner and gives the focus back', async () => {
  const onClear = vi.fn();
  render(<Searching onSubmit={vi.fn()} onClear={onClear} />);
  const box = screen.getByRole('searchbox', { name: 'Search products' });

  await userEvent.type(box, 'bowl');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));

  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(onClear).toHaveBeenCalledOnce();
});

test('Escape in an empty box is left to whatever is around it', async () => {
  const onClear = vi.fn();
  render(<Searching onSubmit={vi.fn()} onClear={onClear} />);
  await userEvent.type(screen.getByRole('searchbox'), '{Escape}');
  expect(onClear).not.toHaveBeenCalled();
});
