import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted, refused } from '../../../testing/results.ts';
import { sessionOf } from '../../../testing/session-of.ts';
import { anImport, anImportRow, aPlan } from '../../../testing/some-imports.ts';
import type { BringIn } from './import-calls.ts';
import { ImportPage } from './import-page.tsx';

const plan = aPlan([
  anImportRow(),
  anImportRow({
    ...{ row: 23, sku: 'BOW', stockThen: 13 },
    changes: [{ column: 'stock', before: '10', after: '25' }],
  }),
  anImportRow({
    ...{ row: 12, state: 'refused', changes: [] },
    refusals: [{ column: 'price', message: '“five” is not a number.' }],
  }),
]);
const applied = aPlan(plan.data, { id: 9 });

async function renderPage(onBring: BringIn, imports = [anImport()]) {
  const onUndoFile = vi.fn();
  const promise = Promise.resolve(accepted(imports));
  const rendered = await act(async () =>
    renderInApp(<ImportPage imports={promise} onRetry={vi.fn()} {...{ onBring, onUndoFile }} />, {
      session: sessionOf('Admin'),
    }),
  );
  await screen.findAllByText('prices-november.csv');
  return { ...rendered, onUndoFile };
}

const csv = 'sku,price\nA,1';
const choose = (file = new File([csv], 'prices.csv')) =>
  userEvent.upload(screen.getByLabelText('choose a file'), file, { applyAccept: false });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('names the columns of a file that are not read', async () => {
  const unreadColumns = ['Pirce', 'اللون'];
  await renderPage(async () => accepted(aPlan(plan.data, { unreadColumns })));
  await choose();
  const words = await screen.findByText(/columns are not read/);
  expect(words.textContent).toMatch(/These .*2.* columns .*: Pirce, اللون$/);
});

test('shows what a file does, and applies what was seen, once', async () => {
  let answer = () => {};
  const onBring = vi.fn<BringIn>(async ({ dryRun }) => {
    if (dryRun) return accepted(plan);
    await new Promise<void>((resolve) => (answer = resolve));
    return accepted(applied);
  });
  const { onUndoFile } = await renderPage(onBring);
  await choose();
  const changed = await screen.findByRole('table', { name: 'Changed rows' });
  const row = within(changed).getByRole('row', { name: /CUT-CARV-WAL/ });
  expect(row.textContent).toMatch(/8.*Price \(EGP\).*590\.00.*690\.00/);
  expect(screen.getByText('121 rows: 2 changed, 118 unchanged, 1 refused')).toBeVisible();
  expect(screen.getByText('13 pieces when exported')).toBeVisible();
  expect(screen.getByText(/In 1 row the stock has changed since/)).toBeVisible();

  await userEvent.click(screen.getByRole('tab', { name: '1 Refused' }));
  const refusals = screen.getByRole('table', { name: 'Refused rows' });
  expect(refusals.textContent).toMatch(/12.*Price \(EGP\): “five” is not a number\./);

  await press('Apply 2 changes');
  await press('Apply 2 changes');
  await act(async () => answer());
  const body = { csv, fileName: 'prices.csv', stock: 'set' };
  const { seen, seenStocks } = plan.meta;
  expect(onBring.mock.calls).toEqual([
    [{ ...body, dryRun: true }],
    [{ ...body, seen, seenStocks }, expect.stringMatching(/^[\da-f-]{36}$/)],
  ]);
  await press('Undo file');
  expect(onUndoFile).toHaveBeenCalledExactlyOnceWith(9);
});

test('of what is new it says what stands in the file, and that it begins without photos', async () => {
  const changes = [
    { column: 'sku' as const, before: '', after: 'MUG' },
    { column: 'barcode' as const, before: '', after: '' },
  ];
  const fresh = aPlan([anImportRow({ state: 'created', changes })]);
  await renderPage(vi.fn<BringIn>(async () => accepted(fresh)));
  await choose();
  const rows = await screen.findByRole('table', { name: 'New rows' });
  expect(within(rows).getByText('MUG')).toBeInTheDocument();
  expect(within(rows).queryByText('Barcode')).not.toBeInTheDocument();
  expect(screen.getByText(/A new product begins as a draft without photos\./)).toBeVisible();
});

test('another meaning of the stock is another plan; of two that were asked for the latest counts', async () => {
  const answers: (() => void)[] = [];
  const added = aPlan([anImportRow({ row: 99 })]);
  const onBring = vi.fn<BringIn>(async ({ stock }) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return accepted(stock === 'add' ? added : plan);
  });
  await renderPage(onBring);
  await choose();
  await userEvent.click(screen.getByRole('radio', { name: 'Adds to what is there' }));
  expect(onBring).toHaveBeenLastCalledWith({
    ...{ csv, fileName: 'prices.csv' },
    ...{ stock: 'add', dryRun: true },
  });
  await act(async () => answers[1]?.());
  await act(async () => answers[0]?.());
  expect(await screen.findByRole('row', { name: /99/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Apply 1 change' })).toBeVisible();
});

test('where the catalogue has changed since, the plan of now stands there, and why', async () => {
  const now = aPlan([anImportRow({ row: 77 })], { seen: 'a'.repeat(64) });
  const sentence = 'It would do something else by now.';
  const onBring = vi
    .fn<BringIn>()
    .mockResolvedValueOnce(accepted(plan))
    .mockResolvedValueOnce(refused({ status: 409, code: 'import.changed', sentence }))
    .mockResolvedValueOnce(accepted(now))
    .mockResolvedValueOnce(accepted(applied));
  await renderPage(onBring);
  await choose();
  await screen.findByRole('row', { name: /BOW/ });
  await press('Apply 2 changes');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(await screen.findByRole('row', { name: /77/ })).toBeVisible();
  await press('Apply 1 change');
  const [first, second] = [onBring.mock.calls[1], onBring.mock.calls[3]];
  expect(second?.[0]).toMatchObject({ seen: now.meta.seen });
  expect(second?.[1]).not.toBe(first?.[1]);
});

test('what came to nothing is done by the same key when it is pressed again', async () => {
  const onBring = vi
    .fn<BringIn>(async () => refused({ sentence: 'No connection.' }))
    .mockResolvedValueOnce(accepted(plan));
  await renderPage(onBring);
  await choose();
  await screen.findByRole('row', { name: /BOW/ });
  await press('Apply 2 changes');
  expect(await screen.findByText('No connection.')).toBeVisible();
  await press('Apply 2 changes');
  const [, first, again] = onBring.mock.calls;
  expect(again).toEqual(first);
});

test.each([
  [new File(['%PDF'], 'board.pdf'), /Please choose a CSV or an Excel file/],
  [Object.defineProperty(new File([], 'a.csv'), 'size', { value: 2 ** 25 }), /too large/],
  [
    Object.assign(new File([], 'gone.csv'), { text: () => Promise.reject(new Error('gone')) }),
    /could not be read/,
  ],
])('sends nothing that cannot be a file of products (%#)', async (file, words) => {
  const onBring = vi.fn<BringIn>();
  await renderPage(onBring);
  await choose(file);
  expect(await screen.findByText(words)).toBeVisible();
  expect(onBring).not.toHaveBeenCalled();
});

test('says why the API refuses a file, and looks again when it is asked to', async () => {
  const onBring = vi
    .fn<BringIn>(async () => accepted(plan))
    .mockResolvedValueOnce(refused({ sentence: 'This workbook has macros.' }));
  await renderPage(onBring);
  await choose(new File([Uint8Array.of(80, 75, 3, 4)], 'Prices.XLSX'));
  expect(await screen.findByText('This workbook has macros.')).toBeVisible();
  expect(onBring).toHaveBeenCalledExactlyOnceWith({
    ...{ xlsx: 'UEsDBA==', fileName: 'Prices.XLSX', stock: 'set', dryRun: true },
  });
  await press('Try again');
  expect(await screen.findByRole('button', { name: 'Apply 2 changes' })).toBeVisible();
});

test('of many rows the first are shown, then more, and it is said where not all are listed', async () => {
  const rows = Array.from({ length: 130 }, (_, index) => anImportRow({ row: index + 2 }));
  await renderPage(async () => accepted(aPlan(rows, { changed: 10_000 })));
  await choose();
  const table = await screen.findByRole('table', { name: 'Changed rows' });
  expect(within(table).getAllByRole('row')).toHaveLength(21);
  expect(screen.getByText(/10,000 changes may take a minute/)).toBeVisible();
  await press('Show 100 more rows');
  await press('Show 10 more rows');
  expect(within(table).getAllByRole('row')).toHaveLength(131);
  expect(screen.getByText('The first 130 rows are listed, of 10,000.')).toBeVisible();
});

test('nothing is applied that changes nothing, and earlier imports have their undo files', async () => {
  const { onUndoFile } = await renderPage(
    async () => accepted(aPlan([])),
    [anImport(), anImport({ id: 6, created: 0, changed: 0 })],
  );
  await choose();
  expect(await screen.findByText('There is nothing to apply.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Apply/ })).toBe(null);
  await press(/^Undo file/);
  expect(onUndoFile).toHaveBeenCalledExactlyOnceWith(7);
});
