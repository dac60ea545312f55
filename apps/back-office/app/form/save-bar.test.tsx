import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { renderInApp } from '../testing/render-in-app.tsx';
import { SaveBar } from './save-bar.tsx';

function renderForm() {
  const onSubmit = vi.fn();
  renderInApp(
    <form action={onSubmit}>
      <input aria-label="Name" />
      <dialog open>
        <input aria-label="Reason" />
      </dialog>
      <SaveBar status="Unsaved changes">
        <button type="button">Discard</button>
        <button type="submit">Save</button>
      </SaveBar>
    </form>,
  );
  const press = (where: HTMLElement, keys: object) =>
    fireEvent.keyDown(where, { code: 'KeyS', key: 'س', ctrlKey: true, ...keys });
  return { onSubmit, press };
}

test('Ctrl S saves from any field, also on an Arabic keyboard, and never the page as a file', async () => {
  const { onSubmit, press } = renderForm();
  expect(press(screen.getByLabelText('Name'), {})).toBe(false); // its default is prevented
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
});

test('other keys do not, nor Ctrl S in what lies over the form', () => {
  const { onSubmit, press } = renderForm();
  press(screen.getByLabelText('Name'), { ctrlKey: false });
  press(screen.getByLabelText('Name'), { altKey: true });
  press(screen.getByLabelText('Name'), { shiftKey: true });
  press(screen.getByLabelText('Reason'), {});
  expect(onSubmit).not.toHaveBeenCalled();
});

test('whoever discards stays in the bar, though the button goes', async () => {
  function Form() {
    const [isDirty, setDirty] = useState(true);
    return (
      <SaveBar status="">
        {isDirty && (
          <button type="button" onClick={() => setDirty(false)}>
            Discard
          </button>
        )}
        <button type="submit">Save</button>
      </SaveBar>
    );
  }
  renderInApp(<Form />);
  screen.getByRole('button', { name: 'Discard' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});
