import type { Result } from '@craftsandore/api-client';
import type { StaffCategory } from '@craftsandore/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';

import { UnsavedGuard } from '../../../form/unsaved-guard.tsx';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted, refused } from '../../../testing/results.ts';
import { someCategories } from '../../../testing/shown-at-home.ts';
import { OrderCategories } from './order-categories.tsx';

beforeAll(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
});

type Save = (ids: number[], seenIds: number[]) => Promise<Result<unknown>>;

async function renderOrder(onSave: Save, kept: () => StaffCategory[] = () => someCategories) {
  const onClose = vi.fn();
  function Reloading() {
    const [categories, setCategories] = useState(kept);
    const save: Save = async (ids, seenIds) => {
      const result = await onSave(ids, seenIds);
      setCategories(kept);
      return result;
    };
    return (
      <UnsavedGuard>
        <OrderCategories categories={categories} onSave={save} onClose={onClose} />
      </UnsavedGuard>
    );
  }
  renderInApp(<Reloading />);
  await screen.findByRole('button', { name: /Move .*Boards/ });
  return onClose;
}

/** The first row goes to the second place. */
async function moveFirst() {
  screen.getByRole('button', { name: /Move .*Boards/ }).focus();
  await userEvent.keyboard(' {ArrowDown} ');
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** As the screen shows it: rows move by their `order`. */
const shown = () =>
  screen
    .getAllByRole('listitem')
    .toSorted((one, other) => Number(one.style.order) - Number(other.style.order))
    .map((row) => row.querySelector('bdi')?.textContent);

test('saves all at once, with the order that was seen, and closes', async () => {
  const onSave = vi.fn<Save>(async () => accepted(null));
  const onClose = await renderOrder(onSave);
  await moveFirst();
  expect(onSave).not.toHaveBeenCalled();
  expect(shown()).toEqual(['Stools', 'Boards', 'Trays']);
  await press('Save');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onSave.mock.calls).toEqual([
    [
      [2, 1, 3],
      [1, 2, 3],
    ],
  ]);
});

test('saves nothing where nothing was moved', async () => {
  const onSave = vi.fn<Save>();
  const onClose = await renderOrder(onSave);
  await press('Save');
  expect(onClose).toHaveBeenCalled();
  expect(onSave).not.toHaveBeenCalled();
});

test('is saved once, however often one presses', async () => {
  const answer = Promise.withResolvers<Result<unknown>>();
  const onSave = vi.fn<Save>(() => answer.promise);
  const onClose = await renderOrder(onSave);
  await moveFirst();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
  answer.resolve(accepted(null));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onSave).toHaveBeenCalledOnce();
});

test('shows the order of now once a colleague has changed it, and says so', async () => {
  const sentence = 'Someone else has just changed the categories.';
  let now = someCategories;
  const onSave = vi.fn<Save>(async () => {
    now = someCategories.toReversed();
    return refused({ status: 409, code: 'category.order_changed', sentence });
  });
  const onClose = await renderOrder(onSave, () => now);
  await moveFirst();
  await press('Save');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(shown()).toEqual(['Trays', 'Stools', 'Boards']);
  expect(onClose).not.toHaveBeenCalled();
});

test('keeps what was moved where the save has failed', async () => {
  await renderOrder(async () => refused());
  await moveFirst();
  await press('Save');
  expect(await screen.findByRole('button', { name: 'Save' })).toBeEnabled();
  expect(shown()).toEqual(['Stools', 'Boards', 'Trays']);
});

test('names the hidden ones', async () => {
  await renderOrder(vi.fn<Save>(), () => someCategories.map((one) => ({ ...one, isHidden: true })));
  expect(screen.getAllByText('Hidden')).toHaveLength(3);
});
