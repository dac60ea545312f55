import { OrderStatus, pageMeta } from '@craftsandore/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted, refused } from '../../../testing/results.ts';
import { sessionOf } from '../../../testing/session-of.ts';
import {
  aCashParcel,
  aRemittanceLine,
  someCash,
  owedMoney,
  someMoney,
  someSums,
} from '../../../testing/some-cash.ts';
import type { NotePayment, ReadHead, TakeRemittance } from './cash-calls.ts';
import { CashPage } from './cash-page.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { RemittancePage } from './remittance-page.tsx';

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

const noFile = { isPending: false, onStart: vi.fn() };

const lines = [
  aRemittanceLine({ line: 1 }),
  aRemittanceLine({ line: 2, trackingNumber: '8836810', result: 'matched' }),
  aRemittanceLine({ line: 3, trackingNumber: '8835992', result: 'unexpected', order: null }),
  aRemittanceLine({ line: null, trackingNumber: '8836117', result: 'missing' }),
];

const onReadHead: ReadHead = async () =>
  accepted({
    columns: [
      { name: 'Waybill code', examples: ['8836402', '8836810', ''] },
      { name: '', examples: ['x', '', ''] },
      { name: 'Net', examples: ['1380', '940.50', '20'] },
    ],
    guess: { trackingNumber: 0, amount: null, fee: null },
  });

const looked = (id: number | null) =>
  accepted({ data: lines, meta: { ...someSums, id, seen: 'f'.repeat(64) } });

test('says what carriers owe, and narrows what is open', async () => {
  const onFilter = vi.fn();
  const parcels = Promise.resolve(accepted({ data: [aCashParcel()], meta: pageMeta(1, 20, 1) }));
  await act(async () =>
    renderInApp(
      <CashPage
        filters={{ page: 1 }}
        cash={Promise.resolve(accepted(someCash))}
        {...{ parcels, onFilter }}
        file={noFile}
        onRetry={vi.fn()}
      />,
    ),
  );
  const carriers = await screen.findByRole('table', { name: 'With carriers now' });
  const row = within(carriers).getByRole('row', { name: /Another carrier/ });
  expect(row).toHaveTextContent('41,870');
  expect(row).toHaveTextContent('−LE 685');
  expect(screen.getByText(/420 was paid for 1 parcel that nobody knows/)).toBeVisible();
  const open = await screen.findByRole('table', { name: 'Parcels' });
  expect(within(open).getByRole('link', { name: 'CS-26-01131' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Differences' }));
  expect(onFilter).toHaveBeenCalledExactlyOnceWith({ page: 1, part: 'differences' });
});

test('says that nothing could be read, and asks again', async () => {
  const onRetry = vi.fn();
  const failed = refused({ sentence: 'No connection.' });
  await act(async () =>
    renderInApp(
      <CashPage
        filters={{ page: 1 }}
        cash={Promise.resolve(failed)}
        parcels={Promise.resolve(failed)}
        onFilter={vi.fn()}
        file={noFile}
        onRetry={onRetry}
      />,
    ),
  );
  await screen.findAllByText('No connection.');
  await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
  expect(onRetry).toHaveBeenCalledOnce();
});

test('shows a payment before it takes it, as it was seen, with what is accepted', async () => {
  const onTake = vi.fn<TakeRemittance>(async ({ dryRun }) => looked(dryRun ? null : 7));
  const onDone = vi.fn();
  renderInApp(<RemittancePage {...{ onTake, onReadHead, onDone }} />);
  await press('Look at it');
  expect(await screen.findByText('Please enter the reference of the payment.')).toBeVisible();
  expect(onTake).not.toHaveBeenCalled();

  await type('Reference', 'CO-55817');
  await type('Paid out on', '2026-11-22');
  await type('Or the lines by hand', '8836402, 1380, 40');
  await press('Look at it');
  const body = {
    ...{ carrier: 'other', reference: 'CO-55817', paidOn: '2026-11-22' },
    csv: 'tracking number,amount,fees\n8836402, 1380, 40',
  };
  expect(onTake).toHaveBeenLastCalledWith({ ...body, dryRun: true });

  const table = await screen.findByRole('table', { name: 'Lines of the remittance' });
  expect(within(table).queryByText('8836810')).toBe(null);
  expect(within(table).getByText(/Nobody knows this number/)).toBeVisible();
  expect(within(table).getByText(/collected before others/)).toBeVisible();
  // Nothing to choose for what belongs to no parcel, or is missing.
  expect(within(table).getAllByRole('combobox')).toHaveLength(1);
  await userEvent.selectOptions(
    within(table).getByLabelText('What to do with 8836402'),
    'Accept it: nobody asks for it any more',
  );
  await press(/^Take 3 lines/);
  expect(onTake).toHaveBeenLastCalledWith({ ...body, accepted: [1], seen: 'f'.repeat(64) });
  expect(onDone).toHaveBeenCalledOnce();
});

test('reads the file that was chosen, and says what the API refuses', async () => {
  const onTake = vi.fn<TakeRemittance>(async () => refused({ sentence: 'Line 3 cannot be read.' }));
  renderInApp(<RemittancePage {...{ onTake, onReadHead }} onDone={vi.fn()} />);
  await type('Reference', 'CO-1');
  await type('Paid out on', '2026-11-22');
  const file = new File(['AWB,COD\n1,2'], 'payout.csv', { type: 'text/csv' });
  expect(screen.getByText('choose it')).toBeVisible();
  await userEvent.upload(screen.getByLabelText('File of the carrier (Excel or CSV)'), file);
  expect(screen.getByText('payout.csv')).toBeVisible();
  await press('Look at it');
  expect(await screen.findByText('Line 3 cannot be read.')).toBeVisible();
  expect(onTake).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ csv: 'AWB,COD\n1,2', dryRun: true }),
  );
  expect(screen.queryByRole('button', { name: /^Take/ })).toBe(null);
});

test('sends an Excel file as it is', async () => {
  const onTake = vi.fn<TakeRemittance>(async () => looked(null));
  renderInApp(<RemittancePage {...{ onTake, onReadHead }} onDone={vi.fn()} />);
  await type('Reference', 'CO-1');
  await type('Paid out on', '2026-11-22');
  const file = new File([Uint8Array.of(80, 75, 3, 4)], 'Payout.XLSX');
  await userEvent.upload(screen.getByLabelText('File of the carrier (Excel or CSV)'), file, {
    applyAccept: false,
  });
  await press('Look at it');
  await screen.findByRole('button', { name: /^Take 3 lines/ });
  expect(onTake).toHaveBeenCalledExactlyOnceWith({
    ...{ carrier: 'other', reference: 'CO-1', paidOn: '2026-11-22', dryRun: true },
    xlsx: 'UEsDBA==',
  });
});

test('asks which columns are which where nobody knows, and says so with all that follows', async () => {
  const unknown = refused({ code: 'remittance.no_column', sentence: 'Names no column.' });
  const unreadable = refused({ sentence: 'Line 3 cannot be read.' });
  const onTake = vi.fn<TakeRemittance>(async ({ columns, dryRun }) => {
    if (!columns) return unknown;
    return columns.fee === 1 ? unreadable : looked(dryRun ? null : 7);
  });
  const onDone = vi.fn();
  renderInApp(<RemittancePage {...{ onTake, onReadHead, onDone }} />);
  await type('Reference', 'CO-1');
  await type('Paid out on', '2026-11-22');
  const file = new File(['Waybill code,,Net\n1,x,2'], 'payout.csv', { type: 'text/csv' });
  await userEvent.upload(screen.getByLabelText('File of the carrier (Excel or CSV)'), file);
  await press('Look at it');
  const dialog = within(await screen.findByRole('dialog', { name: 'Which columns are these?' }));
  expect(dialog.getByLabelText('Tracking number')).toHaveDisplayValue('Waybill code');
  expect(dialog.getByText('8836810')).toBeVisible();

  const say = () => userEvent.click(dialog.getByRole('button', { name: 'Look at it' }));
  const choose = (label: string, option: string) =>
    userEvent.selectOptions(dialog.getByLabelText(label), option);
  await say();
  expect(await dialog.findByText('Please choose a column.')).toBeVisible();
  await choose('Amount paid out', 'Waybill code');
  expect(await dialog.findAllByText('This column is chosen twice.')).not.toHaveLength(0);
  expect(onTake).toHaveBeenCalledOnce();
  await choose('Amount paid out', 'Net');
  await choose('Their fees', 'Column 2');
  await say();
  expect(await dialog.findByText('Line 3 cannot be read.')).toBeVisible();
  await choose('Their fees', 'No such column');
  await say();

  const columns = { trackingNumber: 0, amount: 2, fee: null };
  await userEvent.click(await screen.findByRole('button', { name: /^Take 3 lines/ }));
  expect(screen.queryByRole('dialog')).toBe(null);
  expect(onTake).toHaveBeenLastCalledWith(
    expect.objectContaining({ columns, seen: 'f'.repeat(64), csv: 'Waybill code,,Net\n1,x,2' }),
  );
  expect(onDone).toHaveBeenCalledOnce();
});

test('what was looked at is another payment once its form has changed', async () => {
  const onTake = vi.fn<TakeRemittance>(async () => looked(null));
  renderInApp(<RemittancePage {...{ onTake, onReadHead }} onDone={vi.fn()} />);
  await type('Reference', 'CO-1');
  await type('Paid out on', '2026-11-22');
  await type('Or the lines by hand', '1,2');
  await press('Look at it');
  await screen.findByRole('button', { name: /^Take 3 lines/ });
  await type('Reference', '2');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Take 3/ })).toBe(null));
});

test('shows the money of an order, and notes a deposit with the same key where it is pressed again', async () => {
  const onDeposit = vi.fn<NotePayment>(async () => refused({ sentence: 'No connection.' }));
  renderInApp(
    <MoneyPanel
      orderStatusId={OrderStatus.confirmed}
      {...{ money: someMoney, onDeposit, onRefund: vi.fn() }}
    />,
    {
      session: sessionOf('Admin'),
    },
  );
  expect(screen.getByText('7741')).toBeVisible();
  expect(screen.getByText('Open with the carrier')).toBeVisible();
  await press('Note a deposit');
  await screen.findByRole('dialog');
  await press('Save');
  expect(onDeposit).not.toHaveBeenCalled();
  await type('Amount (pounds)', '١٠٠');
  await type('Reference of the transfer', '٧٧٤١');
  await press('Save');
  await press('Save');
  const [[first, key], again] = onDeposit.mock.calls as [[object, string], unknown];
  expect(first).toEqual({ amount: 100, method: 'instapay', reference: '7741' });
  expect(again).toEqual([first, key]);
});

test('lets nobody note a deposit who may not, or for what has left', () => {
  const onDeposit = vi.fn<NotePayment>();
  const { unmount } = renderInApp(
    <MoneyPanel
      orderStatusId={OrderStatus.confirmed}
      {...{ money: someMoney, onDeposit, onRefund: vi.fn() }}
    />,
    { session: sessionOf('Developer') },
  );
  expect(screen.queryByRole('button')).toBe(null);
  unmount();
  renderInApp(
    <MoneyPanel
      orderStatusId={OrderStatus.shipped}
      {...{ money: someMoney, onDeposit, onRefund: vi.fn() }}
    />,
    {
      session: sessionOf('Admin'),
    },
  );
  expect(screen.queryByRole('button')).toBe(null);
});

const panelOf = (role: 'Admin' | 'Sales', onRefund = vi.fn<NotePayment>()) =>
  renderInApp(
    <MoneyPanel
      orderStatusId={OrderStatus.cancelled}
      {...{ money: owedMoney, onDeposit: vi.fn(), onRefund }}
    />,
    { session: sessionOf(role) },
  );

test('says until when what is owed of an order has to be paid back, and notes that it was', async () => {
  const onRefund = vi.fn<NotePayment>(async () => accepted(owedMoney));
  panelOf('Admin', onRefund);
  expect(screen.getByText('2 days left to refund')).toBeVisible();
  await press('Note a refund');
  const dialog = within(await screen.findByRole('dialog', { name: 'Note a refund' }));
  expect(dialog.getByText(/At most LE\s100, which are owed/)).toBeVisible();
  await type('Reference of the transfer', '٧٧٤٢');
  await press('Save');
  expect(onRefund).toHaveBeenCalledExactlyOnceWith(
    { amount: 100, method: 'instapay', reference: '7742', seenToRefund: 100 },
    expect.any(String),
  );
});

test('what somebody else has paid back meanwhile is said, and is not paid twice', async () => {
  const onNote = vi.fn<NotePayment>();
  const sentence = 'What is owed has changed.';
  onNote.mockResolvedValueOnce(refused({ status: 409, code: 'money.owed_changed', sentence }));
  onNote.mockResolvedValueOnce(accepted(owedMoney));
  const dialog = (owed: number) => (
    <PaymentDialog {...{ title: 'Pay', description: '', owed, onNote, onClose: vi.fn() }} />
  );
  const { rerender } = renderInApp(dialog(100));
  await type('Reference of the transfer', '7743');
  // The page is told of it while the dialog is open.
  rerender(dialog(40));
  await press('Save');
  expect(await screen.findByText(sentence)).toBeVisible();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Amount (pounds)' }));
  await type('Amount (pounds)', '40');
  await press('Save');
  const payments = onNote.mock.calls.map(([payment]) => payment);
  expect(payments).toMatchObject([
    { amount: 100, seenToRefund: 100 },
    { amount: 40, seenToRefund: 40 },
  ]);
  expect(new Set(onNote.mock.calls.map(([, key]) => key)).size).toBe(2);
});

test('follows how its customer wants it paid until somebody has chosen another way', async () => {
  const given = (method: 'transfer' | 'instapay' | 'wallet', id: number) => ({
    given: [
      {
        ...{ id, method, payTo: '+201012345678', holder: null, masked: '…5678' },
        ...{ staffName: null, at: '2026-11-20T08:00:00.000Z' },
      },
    ],
    isChangedSinceDue: false,
  });
  const dialog = (destinations: ReturnType<typeof given>) => (
    <PaymentDialog
      {...{ title: 'Pay', description: '', owed: 100, destinations }}
      {...{ onNote: vi.fn(), onClose: vi.fn() }}
    />
  );
  const { rerender } = renderInApp(dialog(given('transfer', 1)));
  const method = screen.getByRole('combobox', { name: 'Paid by' });
  expect(method).toHaveValue('transfer');
  rerender(dialog(given('wallet', 2)));
  expect(method).toHaveValue('wallet');
  await userEvent.selectOptions(method, 'cash');
  rerender(dialog(given('instapay', 3)));
  expect(method).toHaveValue('cash');
});

test('tells Sales that an admin pays it back', () => {
  panelOf('Sales');
  expect(screen.getByText('An admin pays it back.')).toBeVisible();
  expect(screen.queryByRole('button')).toBe(null);
});
