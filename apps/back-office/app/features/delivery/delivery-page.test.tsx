import {
  type DeliverySettings,
  piastres,
  type SavedDeliverySettings,
} from '@craftsandore/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { savedDelivery, someSettings } from '../../testing/delivery-settings.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { historyOf } from '../../testing/saved-settings.ts';
import { accepted, refused } from '../../testing/results.ts';
import { DeliveryPage } from './delivery-page.tsx';
import type { SaveDelivery } from './use-delivery-form.ts';

const now = new Date('2026-11-22T11:20:00.000Z'); // a Sunday, before the cut-off hour

beforeEach(() => {
  sessionStorage.clear();
  // jsdom renders nothing, and has nowhere to scroll to.
  Element.prototype.scrollIntoView = () => undefined;
});

function renderPage(onSave: SaveDelivery = async () => accepted(savedDelivery({}, 4))) {
  const calls = { onSave: vi.fn(onSave), onSaved: vi.fn(), onHistory: historyOf() };
  const page = (saved: SavedDeliverySettings) => (
    <DeliveryPage saved={saved} now={now} {...calls} />
  );
  const { rerender } = renderInApp(page(savedDelivery()));
  return {
    ...calls,
    colleagueSaves: (changes: Partial<DeliverySettings>) =>
      rerender(page(savedDelivery(changes, 4))),
  };
}

/** Without the marks that isolate the direction of names. */
const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '').replaceAll('\u00a0', ' ');
const field = (name: string) => screen.getByLabelText(name, { normalizer: plain });
const said = (words: string) => screen.getByText(words, { normalizer: plain, exact: false });
const textOf = (element: Element | null) => plain(element?.textContent ?? '');
const save = () => fireEvent.click(screen.getByText('Save'));
const retype = (name: string, text: string) => {
  fireEvent.change(field(name), { target: { value: text } });
};
const preview = () => screen.getByRole('region', { name: 'What customers will see' });
const gizaAt = (fee: number) =>
  someSettings({
    governorates: someSettings().governorates.map((place) =>
      place.code === 'EG-GZ' ? { ...place, fee: piastres(fee * 100) } : place,
    ),
  });

test('one save sends everything that was changed, over what was seen', async () => {
  const { onSave, onSaved } = renderPage();
  expect(said('Last saved by Mariam Adel')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();

  retype('Fee, Giza', '٦٢٫٥');
  retype('Cash up to, Cairo', '');
  fireEvent.click(field('Served, North Sinai'));
  retype('Free delivery from', '2,000');
  fireEvent.click(screen.getByLabelText('Fri'));
  expect(said('Whole shop changed, 2 governorates changed')).toBeVisible();
  save();

  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  const [sent, seen] = onSave.mock.calls[0] ?? [];
  expect(seen?.version).toBe(3);
  expect(sent).toMatchObject({ freeFrom: 2000, workingDays: [6, 0, 1, 2, 3, 4, 5] });
  expect(sent?.governorates).toHaveLength(27);
  expect(sent?.governorates).toContainEqual(
    expect.objectContaining({ code: 'EG-GZ', fee: 62.5, isServed: true }),
  );
  expect(sent?.governorates).toContainEqual(
    expect.objectContaining({ code: 'EG-SIN', isServed: true }),
  );
});

test('a sample order shows at once what customers will see, where something is changed', () => {
  renderPage();
  expect(textOf(preview())).toContain('Nothing changes for this order.');
  expect(textOf(preview())).toContain('Add LE 250 for free delivery');

  retype('Fee, Giza', '75');
  expect(within(preview()).getByLabelText('Delivered to')).toHaveValue('EG-GZ');
  expect(textOf(preview().querySelector('del'))).toContain(
    'LE 60, Monday 23 to Tuesday 24 November',
  );
  expect(textOf(preview().querySelector('ins'))).toContain(
    'LE 75, Monday 23 to Tuesday 24 November',
  );

  retype('Free delivery from', '1000');
  expect(textOf(preview().querySelector('ins'))).toContain('Delivery is free.');

  retype('Fee, Giza', '');
  expect(textOf(preview())).toContain('This is worked out once nothing is wrong above.');
});

test('a sample order says where nothing is delivered, and what is too much for cash', async () => {
  renderPage();
  fireEvent.click(field('Served, Giza'));
  expect(textOf(preview())).toContain('We do not deliver to Giza yet.');
  fireEvent.click(field('Served, Giza'));
  retype('Cash up to, Giza', '1,000');
  expect(textOf(preview())).toContain('In Giza we take up to LE 1,000 in cash.');
});

test('several governorates are set at once, and only in what was typed', async () => {
  const { onSave } = renderPage();
  const user = userEvent.setup();
  await user.click(field('Tick Giza'));
  await user.keyboard('{Shift>}');
  await user.click(field('Tick Qalyubia'));
  await user.keyboard('{/Shift}');
  expect(said('3 governorates ticked: Giza, Alexandria, Qalyubia')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Set for 3' }));
  expect(field('Fee')).toHaveFocus();
  expect(field('Fee')).toHaveAccessibleDescription('Please enter what to set.');
  await user.type(field('Fee'), '-1');
  await user.type(field('Last working day'), '9{Enter}');
  expect(field('Fee')).toHaveAccessibleDescription('Please enter 0 or more.');
  await user.clear(field('Fee'));
  await user.type(field('Fee'), '70{Enter}');

  expect(onSave).not.toHaveBeenCalled();
  expect(field('Fee, Alexandria')).toHaveValue('70');
  expect(field('Last working day, Alexandria')).toHaveValue('9');
  expect(field('First working day, Alexandria')).toHaveValue('1');
  expect(field('Fee, Cairo')).toHaveValue('60');
  expect(said('3 governorates changed')).toBeVisible();

  await user.type(field('Fee'), '{Escape}');
  expect(screen.queryByRole('button', { name: 'Set for 3' })).not.toBeInTheDocument();
  expect(field('Tick all governorates')).toHaveFocus();
});

test('what is wrong stands at its field, and nothing is sent', async () => {
  const { onSave } = renderPage();
  retype('Fee, Giza', 'ten');
  retype('First working day, Cairo', '9');
  save();

  await waitFor(() => expect(field('Fee, Giza')).toBeInvalid());
  expect(field('Fee, Giza')).toHaveAccessibleDescription(/Please enter a number\./);
  expect(field('Last working day, Cairo')).toHaveAccessibleDescription(
    /The last day cannot be before the first\./,
  );
  expect(field('Last working day, Cairo')).toHaveFocus();
  expect(onSave).not.toHaveBeenCalled();

  retype('First working day, Cairo', '2');
  await waitFor(() => expect(field('Last working day, Cairo')).toBeValid());
});

test('what the API refuses stands at its field, too', async () => {
  renderPage(async () =>
    refused({
      status: 422,
      code: 'request.invalid',
      details: [
        { path: 'settings.governorates.1.fee', message: 'Please enter 50 or less.' },
        { path: 'settings.freeFrom', message: 'Please enter 100 or more.' },
      ],
    }),
  );
  retype('Fee, Giza', '61');
  save();
  await waitFor(() => expect(field('Fee, Giza')).toBeInvalid());
  expect(field('Fee, Giza')).toHaveAccessibleDescription(/Please enter 50 or less\./);
  expect(field('Free delivery from')).toHaveAccessibleDescription(/Please enter 100 or more\./);
  expect(field('Fee, Giza')).toHaveValue('61');
});

test('working days and holidays are asked for where they are missing', async () => {
  const { onSave } = renderPage();
  for (const day of ['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu']) {
    fireEvent.click(screen.getByLabelText(day));
  }
  await userEvent.click(screen.getByRole('button', { name: 'Add a holiday' }));
  const [, added] = screen.getAllByLabelText('Date');
  expect(added).toHaveFocus();
  save();

  expect(await screen.findByText('Please choose at least one working day.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Sat')).toHaveFocus());
  expect(added).toHaveAccessibleDescription('This field is required.');
  fireEvent.click(screen.getByLabelText('Sun'));
  await waitFor(() =>
    expect(screen.queryByText('Please choose at least one working day.')).not.toBeInTheDocument(),
  );

  fireEvent.change(added as HTMLElement, { target: { value: '2027-01-07' } });
  expect(await screen.findAllByText('This day is there twice.')).toHaveLength(2);
  fireEvent.change(added as HTMLElement, { target: { value: '2027-04-25' } });
  fireEvent.change(screen.getAllByLabelText('Name in Arabic')[1] as HTMLElement, {
    target: { value: 'عيد تحرير سيناء' },
  });
  fireEvent.change(screen.getAllByLabelText('Name in English')[1] as HTMLElement, {
    target: { value: 'Sinai Day' },
  });
  await userEvent.click(
    screen.getByRole('button', { name: /^Remove the holiday of .*7 January 2027/ }),
  );
  expect(screen.getByRole('button', { name: 'Add a holiday' })).toHaveFocus();
  save();

  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({
    workingDays: [0],
    holidays: [{ date: '2027-04-25', name: 'Sinai Day', nameAr: 'عيد تحرير سيناء' }],
  });
});

test('a colleague’s save of the same field is shown, and one of both is kept', async () => {
  const { onSave, colleagueSaves } = renderPage();
  retype('Fee, Giza', '61');
  colleagueSaves(gizaAt(65));

  const alert = await screen.findByRole('alert');
  expect(textOf(alert)).toContain('Someone else saved changes while you were typing.');
  expect(textOf(alert)).toContain('Fee, Giza65');
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  save();
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  const [sent, seen] = onSave.mock.calls[0] ?? [];
  expect(seen?.version).toBe(4);
  expect(sent?.governorates[1]?.fee).toBe(61);
});

test('a colleague’s save of another field stands beside what was typed', async () => {
  const { onSave, colleagueSaves } = renderPage(async () =>
    refused({ status: 409, code: 'settings.changed' }),
  );
  retype('Fee, Cairo', '55');
  colleagueSaves(gizaAt(65));
  await waitFor(() => expect(field('Fee, Giza')).toHaveValue('65'));
  expect(field('Fee, Cairo')).toHaveValue('55');
  save();

  expect(textOf(await screen.findByRole('alert'))).toContain(
    'Someone else has saved meanwhile: Fee, Giza.',
  );
  expect(onSave.mock.calls[0]?.[1].version).toBe(4);
});

test('the arrows lead to the same field of other rows', async () => {
  renderPage();
  field('Fee, Giza').focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(field('Fee, Alexandria')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(field('Fee, Cairo')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(field('Fee, Cairo')).toHaveFocus();
});
