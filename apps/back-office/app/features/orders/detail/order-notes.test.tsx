import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { UnsavedGuard } from '../../../form/unsaved-guard.tsx';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted } from '../../../testing/results.ts';
import { type AddNote, OrderNotes } from './order-notes.tsx';

beforeEach(() => sessionStorage.clear());

const at = '2026-11-20T10:00:00.000Z';

function renderNotes(texts: string[] = []) {
  const onAdd = vi.fn<AddNote>(async () => accepted(null));
  const notes = texts.map((text, id) => ({ id, text, staffName: 'Mariam', createdAt: at }));
  renderInApp(
    <UnsavedGuard>
      <OrderNotes orderId={7} notes={notes} onAdd={onAdd} />
    </UnsavedGuard>,
  );
  return onAdd;
}

const box = () => screen.getByRole('textbox');
const add = () => userEvent.click(screen.getByRole('button'));

test('a note that is too long is counted and refused, not cut', async () => {
  const onAdd = renderNotes();
  fireEvent.change(box(), { target: { value: 'x'.repeat(2001) } });
  expect(box()).toHaveValue('x'.repeat(2001));
  expect(box()).toHaveAccessibleDescription(/2,001 of 2,000 characters/);
  expect(box()).toHaveAccessibleDescription(/at most 2,000 characters/);
  await add();
  expect(onAdd).not.toHaveBeenCalled();

  fireEvent.change(box(), { target: { value: 'x'.repeat(2000) } });
  expect(box()).toBeValid();
  await add();
  expect(onAdd).toHaveBeenCalledExactlyOnceWith('x'.repeat(2000));
});

test('an empty note says that one is missing', async () => {
  const onAdd = renderNotes();
  await add();
  expect(box()).toBeInvalid();
  expect(onAdd).not.toHaveBeenCalled();
});

test('a note runs in the direction of most of its words', () => {
  renderNotes(['سلمى asked for Monday.']);
  expect(screen.getByText('سلمى asked for Monday.')).toHaveAttribute('dir', 'ltr');
});
