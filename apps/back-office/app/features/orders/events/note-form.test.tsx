import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { UnsavedGuard } from '../../../form/unsaved-guard.tsx';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted } from '../../../testing/results.ts';
import { type AddNote, NoteForm } from './note-form.tsx';

beforeEach(() => sessionStorage.clear());

function renderNotes() {
  const onAdd = vi.fn<AddNote>(async () => accepted(null));
  renderInApp(
    <UnsavedGuard>
      <NoteForm orderId={7} onAdd={onAdd} />
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
