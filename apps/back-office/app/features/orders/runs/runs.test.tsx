import { pageMeta, piastres } from '@craftsandore/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { aClosedRun, aRun, aWholeRun } from '../../../testing/a-run.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted, refused } from '../../../testing/results.ts';
import { sessionOf } from '../../../testing/session-of.ts';
import { NewRunPage } from './new-run-page.tsx';
import { RunPage } from './run-page.tsx';
import { RunsPage } from './runs-page.tsx';

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('the list says who is on the way, how far they are, and what cash they have', async () => {
  const onFilter = vi.fn();
  const list = accepted({
    data: [aRun(), aRun({ id: 11, state: 'closed' })],
    meta: pageMeta(1, 20, 2),
  });
  await act(async () =>
    renderInApp(
      <RunsPage
        filters={{ page: 1 }}
        runs={Promise.resolve(list)}
        {...{ onFilter, onRetry: vi.fn() }}
      />,
    ),
  );
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'));
  const [, one, closed] = screen.getAllByRole('row');
  expect(one).toHaveTextContent('هاني فتحي');
  expect(one).toHaveTextContent('2 of 3');
  expect(one).toHaveTextContent('1,730');
  expect(closed).toHaveTextContent('Closed');
  expect(within(one ?? document.body).getByRole('link')).toHaveAttribute(
    'href',
    '/admin-parcels/runs/12',
  );
  const states = screen.getByRole('combobox', { name: 'Which runs' });
  await userEvent.selectOptions(states, 'Cash signed');
  expect(onFilter).toHaveBeenCalledExactlyOnceWith({ page: 1, state: 'signed' });
});

test('a run is made of the parcels that are left, in their order, once for what is meant', async () => {
  const onMake = vi.fn(async () => refused({ sentence: 'Parcel X is in another run already.' }));
  const parcels = aWholeRun().stops.map(({ parcel }) => parcel);
  renderInApp(<NewRunPage {...{ parcels, onMake }} />);
  await press('Make the run');
  expect(screen.getByText('Please enter a name.')).toBeVisible();
  expect(screen.getByText('Please enter an Egyptian mobile number.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Driver’s name' }), 'Hany');
  await userEvent.type(screen.getByRole('textbox', { name: 'Driver’s phone' }), '٠١٠١٢٣٤٥٦٧٨');
  await press('Leave out CS-26-01186-1');
  await press('Make the run');
  const run = { driverName: 'Hany', driverPhone: '٠١٠١٢٣٤٥٦٧٨', parcelIds: [1, 3] };
  expect(onMake).toHaveBeenLastCalledWith(
    { ...run, day: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) },
    expect.any(String),
  );
  expect(await screen.findByText('Parcel X is in another run already.')).toBeVisible();
  await press('Make the run');
  const [[, first], [, second]] = onMake.mock.calls as unknown as [
    [object, string],
    [object, string],
  ];
  expect(second).toBe(first);
  await press('Leave out CS-26-01184-1');
  await press('Leave out CS-26-01190-1');
  expect(screen.getByRole('link', { name: 'To the parcels' })).toBeVisible();
});

function renderRun(run = aWholeRun(), role: 'Admin' | 'Sales' = 'Admin') {
  const calls = {
    onTakeOut: vi.fn(async () => accepted(run)),
    onRenew: vi.fn(async () => accepted(run)),
    onClose: vi.fn(async () => accepted(run)),
  };
  const shopUrl = 'https://shop.example';
  renderInApp(<RunPage {...{ run, shopUrl, ...calls }} />, { session: sessionOf(role) });
  return calls;
}

test('a run says what came of its parcels, and takes out one of which nothing is known', async () => {
  const { onTakeOut } = renderRun();
  await screen.findByRole('table');
  const [, delivered, back, away] = screen.getAllByRole('row');
  expect(delivered).toHaveTextContent('Delivered');
  expect(back).toHaveTextContent('Refused: wants to open it first');
  expect(back).toHaveTextContent('لم يوافق على الدفع أولًا');
  expect(away).toHaveTextContent('Nothing said yet');
  expect(screen.getAllByRole('button', { name: /^Take out / })).toHaveLength(1);
  await press('Take out CS-26-01190-1');
  expect(onTakeOut).toHaveBeenCalledExactlyOnceWith(3);
});

test('a run says what was paid for the delivery of what was refused', () => {
  const [, stop] = aWholeRun().stops;
  if (!stop?.said) throw new Error('It was not refused');
  const cash = piastres(6_000);
  renderRun(aWholeRun({ stops: [{ ...stop, taken: cash, said: { ...stop.said, cash } }] }));
  expect(screen.getByText(/took LE\s60 for the delivery/)).toBeVisible();
});

test('its link is sent to the driver, and can be made anew', async () => {
  const user = userEvent.setup();
  const { onRenew } = renderRun();
  const url = 'https://shop.example/run#AAAADAtLzZqkY1yXbQm5s1Yw7k8';
  expect(screen.getByRole('textbox', { name: 'The driver’s link' })).toHaveValue(url);
  const send = screen.getByRole('link', { name: 'Send by WhatsApp' });
  const chat = new URL(send.getAttribute('href') ?? '');
  expect(chat.origin + chat.pathname).toBe('https://wa.me/201012345678');
  expect(chat.searchParams.get('text')).toContain(`\n${url}`);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(url);
  await press('New link');
  expect(onRenew).toHaveBeenCalledOnce();
});

test('cash that agrees closes it without a word', async () => {
  const { onClose } = renderRun();
  await press('Count the cash and close');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^1 parcel is without an outcome/)).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Cash counted (LE)' }), '1,730');
  expect(dialog.getByText('It is what is due.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close the run' }));
  expect(onClose).toHaveBeenCalledExactlyOnceWith({ counted: 1730, seenTaken: 1730 });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a difference is named before it closes, and accepted or not', async () => {
  const { onClose } = renderRun();
  await press('Count the cash and close');
  const dialog = within(await screen.findByRole('dialog'));
  const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Close the run' }));
  await submit();
  expect(dialog.getByText('Please enter how much was counted.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Cash counted (LE)' }), '1700');
  expect(dialog.getByText(/30 is missing|is missing/)).toBeVisible();
  await submit();
  expect(dialog.getByText('Please write why the cash differs.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Why it differs' }), 'Fuel');
  await userEvent.click(dialog.getByRole('checkbox'));
  await submit();
  expect(onClose).toHaveBeenCalledExactlyOnceWith({
    ...{ counted: 1700, seenTaken: 1730, note: 'Fuel', isAccepted: true },
  });
});

test('who may not count cash is told who does; of a closed run nothing is to be done', () => {
  renderRun(aWholeRun(), 'Sales');
  expect(screen.getByText('An admin counts the cash.')).toBeVisible();
});

test('of a closed run nothing is to be done any more', () => {
  renderRun(aClosedRun());
  expect(screen.queryByRole('button', { name: /close|New link|Take/i })).not.toBeInTheDocument();
  expect(screen.getByText('The link of this run opens nothing any more.')).toBeVisible();
  expect(screen.getByText('بنزين')).toBeVisible();
  expect(aClosedRun().difference).toBe(-piastres(3_000));
});
