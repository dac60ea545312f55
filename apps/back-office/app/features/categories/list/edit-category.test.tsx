import type { EditableCategory } from '@craftsandore/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { UnsavedGuard } from '../../../form/unsaved-guard.tsx';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { refused } from '../../../testing/results.ts';
import type { SaveCategory } from '../use-category-form.ts';
import { EditCategory } from './edit-category.tsx';

beforeAll(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
});

// Drafts.
beforeEach(() => sessionStorage.clear());

const bowls = {
  ...{ id: 3, name: 'Bowls', nameAr: 'سلطانيات', imageUrl: null, photo: null, version: 1 },
  ...{ description: '', descriptionAr: '', isHidden: false },
};

test('says at the field that another category has the name, and of no other that it is missing', async () => {
  const message = 'There is already a category called “Boards”.';
  const taken = refused({ status: 409, sentence: message, details: [{ path: 'name', message }] });
  renderInApp(
    <UnsavedGuard>
      <EditCategory category={bowls} onSave={async () => taken} onClose={() => undefined} />
    </UnsavedGuard>,
  );
  const name = await screen.findByLabelText('Name in English');
  await userEvent.clear(name);
  await userEvent.type(name, 'Boards');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(name).toHaveAccessibleDescription(message);
  expect(screen.queryByText('All fields are required.')).not.toBeInTheDocument();
});

test('shows what a colleague has called it meanwhile, and lets one choose', async () => {
  const changed = refused({ status: 409, code: 'category.changed', sentence: 'Changed.' });
  const onSave = vi.fn<SaveCategory>(async () => changed);
  const edit = (category: EditableCategory) => (
    <UnsavedGuard>
      <EditCategory category={category} onSave={onSave} onClose={() => undefined} />
    </UnsavedGuard>
  );
  const theirs = { ...bowls, name: 'Dishes', version: 2 };
  function Changing() {
    const [category, setCategory] = useState<EditableCategory>(bowls);
    return (
      <>
        {edit(category)}
        <button onClick={() => setCategory(theirs)}>A colleague saves</button>
      </>
    );
  }
  renderInApp(<Changing />);
  const name = await screen.findByLabelText('Name in English');
  await userEvent.clear(name);
  await userEvent.type(name, 'Deep bowls');
  screen.getByText('A colleague saves').click();

  expect(await screen.findByText('Dishes')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave.mock.lastCall?.[1]).toMatchObject({ version: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(name).toHaveValue('Deep bowls');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave.mock.lastCall?.[1]).toMatchObject({ version: 2 });
});

test('hides a category and says what it is about', async () => {
  const onSave = vi.fn<SaveCategory>(async () => refused());
  renderInApp(
    <UnsavedGuard>
      <EditCategory category={bowls} onSave={onSave} onClose={() => undefined} />
    </UnsavedGuard>,
  );
  await userEvent.type(await screen.findByLabelText('Description in English'), 'Turned.');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hide from customers' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSave).toHaveBeenCalled());
  expect(onSave.mock.lastCall?.[0]).toEqual({
    ...{ name: 'Bowls', nameAr: 'سلطانيات', photo: undefined },
    ...{ description: 'Turned.', descriptionAr: '', isHidden: 'true' },
  });
});

test('says of a description that is too long only that', async () => {
  const onSave = vi.fn<SaveCategory>();
  renderInApp(
    <UnsavedGuard>
      <EditCategory
        category={{ ...bowls, description: 'x'.repeat(1001) }}
        onSave={onSave}
        onClose={() => undefined}
      />
    </UnsavedGuard>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText('Description in English')).toBeInvalid());
  expect(screen.queryByText('All fields are required.')).not.toBeInTheDocument();
  expect(onSave).not.toHaveBeenCalled();
});
