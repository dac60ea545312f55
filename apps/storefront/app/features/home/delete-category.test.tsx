import { ApiError, refusalOf, type Result } from '@craftsandore/api-client';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInApp } from '../../testing/render-in-app.tsx';
import { DeleteCategory } from './delete-category.tsx';

const category = { id: 3, name: 'Bowls', nameAr: 'السلطانيات', imageUrl: null, photo: null };

function ask(result: Result<null>) {
  const onClose = vi.fn();
  const action = vi.fn(() => result);
  renderInApp(<DeleteCategory category={category} onClose={onClose} />, { action });
  return { onClose, action };
}

const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Yes, delete it!' }));

test('asks first, and Cancel does nothing', async () => {
  const { onClose, action } = ask({ ok: true, value: null });
  const dialog = screen.getByRole('alertdialog', { name: 'Are you sure?' });
  expect(dialog).toHaveAccessibleDescription(
    'This will permanently delete the category. While it holds products, it is not deleted.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledExactlyOnceWith({ isDeleted: false });
  expect(action).not.toHaveBeenCalled();
});

test('says that it is done, and nothing else', async () => {
  ask({ ok: true, value: null });
  await confirm();
  const dialog = await screen.findByRole('alertdialog', { name: 'Deleted!' });
  expect(dialog.textContent).toBe('Deleted!Category deleted successfully.');
});

test.each([
  [500, '', 'Error', 'Failed to delete category.', true],
  [409, 'It still has products: 4.', 'This category cannot be deleted', 'products: 4.', false],
])(
  'says after %d why it failed, and offers what may help',
  async (status, message, title, words, again) => {
    ask({ ok: false, refusal: refusalOf(new ApiError({ status, message })) });
    await confirm();
    const dialog = await screen.findByRole('alertdialog', { name: title });
    expect(dialog).toHaveTextContent(words);
    expect(dialog).not.toHaveAccessibleDescription();
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(again ? 1 : 0);
  },
);
