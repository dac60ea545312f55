import type { Result } from '@craftsandore/api-client';
import { TextField } from '@craftsandore/ui';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';

import type { Sending } from '../navigation/actions.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { accepted, refused } from '../testing/results.ts';
import { EditConflictNotice } from './edit-conflict-notice.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { useEditForm } from './use-edit-form.ts';

type Thing = { name: string; price: string };
const Fields = z.object({ name: z.string().min(1), price: z.string().trim() });

const bowl: Thing = { name: 'Bowl', price: '10' };

type Save = (fields: Thing, seen: Thing, sending: Sending) => Promise<Result<Thing>>;

function ThingForm({ kept, save }: { kept: Thing; save: Save }) {
  const form = useEditForm({
    name: 'thing',
    kept,
    fieldsOf: ({ name, price }) => ({ name, price }),
    schema: Fields,
  });
  return (
    <form onSubmit={form.submitWith(save)}>
      {form.conflict && (
        <EditConflictNotice conflict={form.conflict} terms={{ name: 'Name', price: 'Price' }} />
      )}
      {form.refusal && <p role="alert">{form.refusal.sentence}</p>}
      <TextField {...form.register('name')} label="Name" error={form.errors.name?.message} />
      <TextField {...form.register('price')} label="Price" />
      <button type="submit">Save</button>
      <button type="button" onClick={() => form.upload?.onCancel()}>
        Cancel
      </button>
      <Link to="/elsewhere">Elsewhere</Link>
    </form>
  );
}

function renderForm({ kept = bowl, save = vi.fn<Save>() } = {}) {
  const form = (kept: Thing) => (
    <UnsavedGuard>
      <ThingForm kept={kept} save={save} />
    </UnsavedGuard>
  );
  const { rerender, unmount } = renderInApp(form(kept));
  return { save, unmount, othersSave: (thing: Thing) => rerender(form(thing)) };
}

const field = (name: string) => screen.getByLabelText(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function type(name: string, value: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), value);
}

beforeEach(() => sessionStorage.clear());

test('sends what was typed, once, with the thing as it was seen', async () => {
  let respond: (result: Result<Thing>) => void = () => undefined;
  const save = vi.fn<Save>(() => new Promise((resolve) => (respond = resolve)));
  renderForm({ save });

  await type('Price', '12');
  await press('Save');
  await press('Save');
  expect(save).toHaveBeenCalledOnce();
  expect(save.mock.lastCall?.slice(0, 2)).toEqual([{ name: 'Bowl', price: '12' }, bowl]);
  await act(async () => respond(accepted({ name: 'Bowl', price: '12' })));
});

test('a save that was called off leaves all as it was, and blames nobody', async () => {
  const save = vi
    .fn<Save>(
      (_, __, { signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    )
    .mockResolvedValueOnce(refused({ sentence: 'No connection.' }));
  renderForm({ save });

  await type('Price', '12');
  await press('Save');
  expect(screen.getByRole('alert')).toHaveTextContent('No connection.');
  await press('Save');
  await press('Cancel');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field('Price')).toHaveValue('12');
});

test('sends nothing that is wrong', async () => {
  const { save } = renderForm();
  await userEvent.clear(field('Name'));
  await press('Save');
  expect(save).not.toHaveBeenCalled();
  expect(field('Name')).toHaveAccessibleDescription('This field is required.');
});

test('keeps what was typed when the save is refused, and says why', async () => {
  renderForm({ save: vi.fn<Save>(async () => refused({ sentence: 'Not now.' })) });
  await type('Price', '12');
  await press('Save');
  expect(screen.getByRole('alert')).toHaveTextContent('Not now.');
  expect(field('Price')).toHaveValue('12');
});

test('says beside a field what the API says of it, until it is changed', async () => {
  const details = [{ path: 'name', message: 'There is such a thing.' }];
  renderForm({ save: vi.fn<Save>(async () => refused({ sentence: 'Not so.', details })) });
  await type('Name', 'Cup');
  await press('Save');
  expect(field('Name')).toHaveAccessibleDescription('There is such a thing.');
  expect(field('Name')).toHaveFocus();
  expect(screen.queryByText('Not so.')).not.toBeInTheDocument();

  await userEvent.type(field('Name'), 's');
  expect(field('Name')).not.toHaveAccessibleDescription();
});

test('says in all what the API says of what is no field', async () => {
  const details = [{ path: 'colour', message: 'No.' }];
  renderForm({ save: vi.fn<Save>(async () => refused({ sentence: 'Not so.', details })) });
  await type('Name', 'Cup');
  await press('Save');
  expect(screen.getByText('Not so.')).toBeInTheDocument();
});

test('brings back what was typed and not saved, and drops it once it is', async () => {
  const saved = { name: 'Bowl', price: '12' };
  const first = renderForm();
  await type('Price', '12');
  first.unmount();

  const second = renderForm({ save: vi.fn<Save>(async () => accepted(saved)) });
  expect(field('Price')).toHaveValue('12');
  await press('Save');
  second.unmount();

  renderForm();
  expect(field('Price')).toHaveValue('10');
});

test('shows what was saved while the page has yet to read it again, and what others save after that', async () => {
  const saved = { name: 'Bowl', price: '12' };
  const save = vi.fn<Save>(async () => accepted(saved));
  const { othersSave } = renderForm({ save });
  await type('Price', '12');
  await press('Save');
  expect(field('Price')).toHaveValue('12');
  await press('Save');
  expect(save.mock.lastCall?.[1]).toBe(saved);

  // They have typed again what was there before.
  othersSave({ ...bowl });
  expect(field('Price')).toHaveValue('10');
});

test('follows what others save, but not over what is being typed', async () => {
  const { othersSave } = renderForm();
  await type('Price', '12');
  othersSave({ name: 'Deep bowl', price: '10' });
  expect(field('Name')).toHaveValue('Deep bowl');
  expect(field('Price')).toHaveValue('12');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each(['12', ' 12'])(
  'what was saved by a save without an answer is nobody else’s: %j',
  async (price) => {
    const save = vi.fn<Save>(async () => refused({ sentence: 'Changed meanwhile.' }));
    const { othersSave } = renderForm({ save });
    await type('Price', price);
    await press('Save');
    othersSave({ name: 'Bowl', price: '12' });
    expect(field('Price')).toHaveValue('12');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
);

test('tells of an edit conflict, and lets either side win', async () => {
  const { othersSave } = renderForm();
  await type('Price', '12');
  othersSave({ name: 'Deep bowl', price: '15' });
  expect(screen.getByRole('alert')).toHaveTextContent('15');
  expect(field('Price')).toHaveValue('12');

  await press('Take theirs');
  expect(field('Price')).toHaveValue('15');
  expect(field('Name')).toHaveValue('Deep bowl');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('what is in conflict is saved only as somebody who has seen the other side', async () => {
  const save = vi.fn<Save>(async () => refused({ sentence: 'x' }));
  const { othersSave } = renderForm({ save });
  const theirs = { name: 'Bowl', price: '15' };
  await type('Price', '12');
  othersSave(theirs);
  await press('Save');
  expect(save.mock.lastCall?.[1]).toBe(bowl);

  await press('Keep mine');
  await press('Save');
  expect(save.mock.lastCall?.slice(0, 2)).toEqual([{ name: 'Bowl', price: '12' }, theirs]);
});

test('asks before the page is left with something unsaved', async () => {
  renderForm();
  await type('Price', '12');
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await press('Stay');
  expect(field('Price')).toHaveValue('12');
});
