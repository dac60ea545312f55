import { TextField } from '@craftsandore/ui';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { renderInApp } from '../testing/render-in-app.tsx';
import { DisputeNotice } from './dispute-notice.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { type SaveOutcome, useEditForm } from './use-edit-form.ts';

type Thing = { name: string; price: string };
const Fields = z.object({ name: z.string().min(1), price: z.string() });

const bowl: Thing = { name: 'Bowl', price: '10' };

type Save = (fields: Thing, seen: Thing) => Promise<SaveOutcome<Thing>>;

function ThingForm({ kept, save }: { kept: Thing; save: Save }) {
  const form = useEditForm<Thing, Thing>({
    name: 'thing',
    kept,
    fieldsOf: ({ name, price }) => ({ name, price }),
    schema: Fields,
  });
  return (
    <form onSubmit={form.submitWith((fields, seen) => save(fields, seen))}>
      {form.dispute && (
        <DisputeNotice dispute={form.dispute} terms={{ name: 'Name', price: 'Price' }} />
      )}
      {form.refusal && <p role="alert">{form.refusal.sentence}</p>}
      <TextField {...form.register('name')} label="Name" error={form.errors.name?.message} />
      <TextField {...form.register('price')} label="Price" />
      <button type="submit">Save</button>
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
  let answer: (outcome: SaveOutcome<Thing>) => void = () => undefined;
  const save = vi.fn<Save>(() => new Promise((resolve) => (answer = resolve)));
  renderForm({ save });

  await type('Price', '12');
  await press('Save');
  await press('Save');
  expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Bowl', price: '12' }, bowl);
  await act(async () => answer({ saved: { name: 'Bowl', price: '12' } }));
});

test('a save that was called off leaves all as it was, and blames nobody', async () => {
  const refusal = { code: undefined, sentence: 'No connection.' };
  const save = vi.fn<Save>(async () => ({ refusal: undefined })).mockResolvedValueOnce({ refusal });
  renderForm({ save });

  await type('Price', '12');
  await press('Save');
  expect(screen.getByRole('alert')).toHaveTextContent('No connection.');
  await press('Save');
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
  const refusal = { code: 'server.failed', sentence: 'Not now.' };
  renderForm({ save: vi.fn<Save>(async () => ({ refusal })) });
  await type('Price', '12');
  await press('Save');
  expect(screen.getByRole('alert')).toHaveTextContent('Not now.');
  expect(field('Price')).toHaveValue('12');
});

test('brings back what was typed and not saved, and forgets it once it is', async () => {
  const saved = { name: 'Bowl', price: '12' };
  const first = renderForm();
  await type('Price', '12');
  first.unmount();

  const second = renderForm({ save: vi.fn<Save>(async () => ({ saved })) });
  expect(field('Price')).toHaveValue('12');
  await press('Save');
  second.unmount();

  renderForm();
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

test('tells of a dispute, and lets either side win', async () => {
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

test('what is in dispute is saved only as somebody who has seen the other side', async () => {
  const save = vi.fn<Save>(async () => ({ refusal: { code: 'x', sentence: 'x' } }));
  const { othersSave } = renderForm({ save });
  const theirs = { name: 'Bowl', price: '15' };
  await type('Price', '12');
  othersSave(theirs);
  await press('Save');
  expect(save.mock.lastCall?.[1]).toBe(bowl);

  await press('Keep mine');
  await press('Save');
  expect(save.mock.lastCall).toEqual([{ name: 'Bowl', price: '12' }, theirs]);
});

test('asks before the page is left with something unsaved', async () => {
  renderForm();
  await type('Price', '12');
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await press('Stay');
  expect(field('Price')).toHaveValue('12');
});
