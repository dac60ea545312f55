import type { Result } from '@craftsandore/api-client';
import type { SynonymGroup } from '@craftsandore/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { aSynonymGroup } from '../../../testing/a-synonym-group.ts';
import { aTrial } from '../../../testing/a-trial.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted, refused } from '../../../testing/results.ts';
import type { Attempt, Trial } from '../trial/use-trial.ts';
import { AddAsSynonym } from './add-as-synonym.tsx';

const miss = {
  id: 3,
  query: 'gourd',
  count: 9,
  firstAt: '2026-11-01T09:00:00.000Z',
  lastAt: '2026-11-20T09:00:00.000Z',
};
const group = aSynonymGroup();
const bowl = { id: 1, name: 'Salad bowl', nameAr: 'سلطانية سلطة' };

async function renderDialog() {
  const calls = {
    onFind: vi.fn(async (): Promise<Result<SynonymGroup[]>> => accepted([group])),
    onTry: vi.fn(async (_: Attempt): Promise<Result<Trial>> => accepted(aTrial({ after: [bowl] }))),
    onAdd: vi.fn(async (): Promise<Result<unknown>> => accepted(null)),
    onClose: vi.fn(),
    onAdded: vi.fn(),
  };
  await act(async () => renderInApp(<AddAsSynonym miss={miss} {...calls} />));
  await userEvent.type(await screen.findByRole('searchbox'), 'bowl');
  await screen.findByRole('radio', { name: /bowl$/ });
  return calls;
}

const save = () => screen.getByRole('button', { name: 'Save' });

test('tries a group with the word as soon as it is chosen, and keeps it when told so', async () => {
  const { onTry, onAdd, onAdded } = await renderDialog();
  expect(save()).toBeDisabled();

  await userEvent.click(screen.getByRole('radio', { name: /bowl$/ }));
  const terms = [...group.terms, 'gourd'];
  expect(await screen.findByText('Salad bowl')).toBeVisible();
  expect(onTry).toHaveBeenCalledExactlyOnceWith({ id: group.id, terms, query: 'gourd' });

  await userEvent.click(save());
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(miss, terms, group);
  expect(onAdded).toHaveBeenCalledOnce();
});

test('makes a group of its own with the word that was typed', async () => {
  const { onTry, onAdd } = await renderDialog();
  await userEvent.click(screen.getByRole('radio', { name: /new group/ }));
  expect(await screen.findByText('Salad bowl')).toBeVisible();
  expect(onTry).toHaveBeenCalledExactlyOnceWith({ terms: ['bowl', 'gourd'], query: 'gourd' });
  await userEvent.click(save());
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(miss, ['bowl', 'gourd'], undefined);
});

test('shows what the latest choice would change, in whatever order responses arrive', async () => {
  const { onTry } = await renderDialog();
  let respondFirst: (result: Result<Trial>) => void = () => undefined;
  onTry.mockImplementationOnce(() => new Promise((resolve) => (respondFirst = resolve)));
  await userEvent.click(screen.getByRole('radio', { name: /bowl$/ }));
  await waitFor(() => expect(onTry).toHaveBeenCalledOnce());
  await userEvent.click(screen.getByRole('radio', { name: /new group/ }));
  expect(await screen.findByText('Salad bowl')).toBeVisible();
  await act(async () => respondFirst(accepted(aTrial())));
  expect(screen.getByText('Salad bowl')).toBeVisible();
});

test('says why it was refused, and asks to choose anew from the groups as they are', async () => {
  const { onAdd, onFind } = await renderDialog();
  onAdd.mockResolvedValueOnce(
    refused({ code: 'search.group_changed', sentence: 'Somebody was faster.' }),
  );
  await userEvent.click(screen.getByRole('radio', { name: /bowl$/ }));
  await screen.findByText('Salad bowl');
  await userEvent.click(save());

  expect(screen.getByRole('alert')).toHaveTextContent('Somebody was faster.');
  expect(save()).toBeDisabled();
  await waitFor(() => expect(onFind).toHaveBeenCalledTimes(2));
});

test('tries no group that the arrow keys only pass', async () => {
  const { onTry } = await renderDialog();
  await userEvent.click(screen.getByRole('radio', { name: /bowl$/ }));
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByText('Salad bowl')).toBeVisible();
  expect(onTry).toHaveBeenCalledExactlyOnceWith({ terms: ['bowl', 'gourd'], query: 'gourd' });
});

test('says so where the missed word itself is typed and no group has it', async () => {
  const { onFind } = await renderDialog();
  onFind.mockResolvedValueOnce(accepted([]));
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'gourd');
  expect(await screen.findByText(/^No group has this word/)).toBeVisible();
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
});
