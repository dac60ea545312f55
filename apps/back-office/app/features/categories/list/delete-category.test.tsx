import type { Result } from '@craftsandore/api-client';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted, refused } from '../../../testing/results.ts';
import { DeleteCategory } from './delete-category.tsx';

const bowls = {
  ...{ id: 3, name: 'Bowls', nameAr: 'سلطانيات', imageUrl: null, photo: null, version: 1 },
  ...{ description: '', descriptionAr: '', isHidden: false },
  ...{ productCount: 0, publishedCount: 0 },
};

async function renderAndConfirm(result: Result<unknown>) {
  const onClose = vi.fn();
  renderInApp(<DeleteCategory category={bowls} onDelete={async () => result} onClose={onClose} />);
  const question = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
  expect(question).toHaveAccessibleDescription(
    'This will permanently delete the category. “⁨Bowls⁩” holds no products.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Yes, delete it!' }));
}

test('says that the category is deleted', async () => {
  await renderAndConfirm(accepted(null));
  expect(screen.getByRole('alertdialog', { name: 'Deleted!' })).toHaveTextContent(
    'Category deleted successfully.',
  );
});

test('says in the words of the API why a category stays', async () => {
  const sentence = 'This category still has products: 5. Move or delete them first.';
  await renderAndConfirm(refused({ status: 409, code: 'category.not_empty', sentence }));
  const dialog = screen.getByRole('alertdialog', { name: 'This category cannot be deleted' });
  expect(dialog).toHaveTextContent(sentence);
  // Nothing that could only fail again.
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Close' })]);
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('asks nothing where products keep the category, and says how many', () => {
  const full = { ...bowls, productCount: 5 };
  renderInApp(<DeleteCategory category={full} onDelete={vi.fn()} onClose={vi.fn()} />);
  const dialog = screen.getByRole('alertdialog', { name: 'This category cannot be deleted' });
  expect(dialog).toHaveTextContent('“⁨Bowls⁩” holds 5 products. Move or delete them first.');
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Close' })]);
});

test('has words of its own where there was no response', async () => {
  await renderAndConfirm(refused());
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Failed to delete category.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
