import type { SynonymGroup } from '@craftsandore/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { aSynonymGroup } from '../../../testing/a-synonym-group.ts';
import { aTrial } from '../../../testing/a-trial.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted, refused } from '../../../testing/results.ts';
import type { TrySynonyms } from '../trial/use-trial.ts';
import { SynonymGroupPage } from './synonym-group-page.tsx';
import type { SaveGroup } from './use-synonym-form.ts';

beforeEach(() => {
  sessionStorage.clear();
  // jsdom renders nothing, and has nowhere to scroll to.
  Element.prototype.scrollIntoView = () => undefined;
});

function renderPage(group: SynonymGroup | undefined) {
  const calls = {
    onTry: vi.fn<TrySynonyms>(async () => accepted(aTrial())),
    onSave: vi.fn<SaveGroup>(async () => accepted(group)),
    onSaved: vi.fn(),
    onDelete: vi.fn(async () => accepted(null)),
    onDeleted: vi.fn(),
  };
  const page = (group: SynonymGroup | undefined) => <SynonymGroupPage group={group} {...calls} />;
  const { rerender } = renderInApp(page(group));
  return { ...calls, othersSave: (theirs: SynonymGroup) => rerender(page(theirs)) };
}

const words = () => screen.getByLabelText('Words that mean the same');
const save = () => screen.getByRole('button', { name: 'Save the group' });
const tryThem = () => userEvent.click(screen.getByRole('button', { name: 'Try the words' }));

test('words are saved once they were tried, and tried again when they change', async () => {
  const { onTry, onSave, onSaved } = renderPage(undefined);
  expect(save()).toBeDisabled();
  expect(save()).toHaveAccessibleDescription('Try the words before you save them.');

  await userEvent.type(words(), 'bowl\nسلطانية');
  expect(save()).toBeDisabled();
  await tryThem();
  expect(onTry).toHaveBeenLastCalledWith({ terms: ['bowl', 'سلطانية'] });
  await waitFor(() => expect(save()).toBeEnabled());
  expect(save()).not.toHaveAccessibleDescription();

  await userEvent.type(words(), '\ngourd');
  expect(save()).toBeDisabled();
  await tryThem();
  await waitFor(() => expect(save()).toBeEnabled());
  await userEvent.click(save());
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(onSave).toHaveBeenCalledExactlyOnceWith(
    { terms: ['bowl', 'سلطانية', 'gourd'], note: '' },
    undefined,
    expect.anything(),
  );
});

test('a search is compared where somebody gives one', async () => {
  const group = aSynonymGroup();
  const { onTry } = renderPage(group);
  await userEvent.type(screen.getByLabelText('A search to compare'), 'gourd{Enter}');
  const attempt = { id: group.id, terms: group.terms, query: 'gourd' };
  expect(onTry).toHaveBeenCalledExactlyOnceWith(attempt);
});

test('a note alone needs no trial', async () => {
  const group = aSynonymGroup();
  const { onSave } = renderPage(group);
  await userEvent.type(screen.getByLabelText('Note'), 'Not the instrument');
  await userEvent.click(save());
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
});

test('one word alone is not tried', async () => {
  const { onTry } = renderPage(undefined);
  await userEvent.type(words(), 'bowl');
  await tryThem();
  expect(onTry).not.toHaveBeenCalled();
  expect(words()).toBeInvalid();
  expect(words()).toHaveFocus();
});

test('words that somebody else has changed meanwhile are shown beside the own ones', async () => {
  const { othersSave } = renderPage(aSynonymGroup());
  await userEvent.type(words(), '\ngourd');
  othersSave(aSynonymGroup({ terms: ['bowl', 'basin'], updatedAt: '2026-11-21T08:00:00.000Z' }));
  expect(await screen.findByText('bowl, basin')).toBeVisible();
  expect(words()).toHaveValue('سلطانية\nزبدية\nbowl\ngourd');
});

test('a group is deleted once it is known what the shop would find without it', async () => {
  const group = aSynonymGroup();
  const { onTry, onDelete, onDeleted } = renderPage(group);
  onTry.mockResolvedValueOnce(refused({ sentence: 'Too busy.' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete the group' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText('Too busy.')).toBeVisible();

  onTry.mockResolvedValueOnce(
    accepted(aTrial({ worse: [{ query: 'gourd', before: 1, after: 0 }] })),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(onTry).toHaveBeenLastCalledWith({ id: group.id, terms: [] });
  expect(await dialog.findByText(/from 100% to 0%/)).toBeVisible();
  expect(onDelete).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
});
