import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import type { Refusal } from '../../refusal.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { DeleteCategory } from './delete-category.tsx';

async function renderAndConfirm(refusal: Refusal | undefined) {
  const onClose = vi.fn();
  renderInApp(<DeleteCategory onDelete={async () => refusal} onClose={onClose} />);
  const question = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
  expect(question).toHaveAccessibleDescription('This will permanently delete the category.');
  await userEvent.click(screen.getByRole('button', { name: 'Yes, delete it!' }));
}

test('says that the category is deleted', async () => {
  await renderAndConfirm(undefined);
  expect(screen.getByRole('alertdialog', { name: 'Deleted!' })).toHaveTextContent(
    'Category deleted successfully.',
  );
});

test('says in the words of the API why a category stays', async () => {
  const sentence = 'This category still holds products: 5. Move or remove them first.';
  await renderAndConfirm({ code: 'category.not_empty', sentence });
  expect(screen.getByRole('alertdialog', { name: 'Error' })).toHaveTextContent(sentence);
});

test('has words of its own where there was no answer', async () => {
  await renderAndConfirm({ code: undefined, sentence: undefined });
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Failed to delete category.');
});
