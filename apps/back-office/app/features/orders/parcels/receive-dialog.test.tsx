import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { aWholeParcel } from '../../../testing/a-parcel.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted, refused } from '../../../testing/results.ts';
import { sessionOf } from '../../../testing/session-of.ts';
import type { Receive } from './parcel-calls.ts';
import { ParcelsPanel } from './parcels-panel.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function ask(onReceive = vi.fn<Receive>(async () => accepted(aWholeParcel()))) {
  const onClose = vi.fn();
  const { id, pieces } = aWholeParcel();
  renderInApp(
    <ReceiveDialog
      received={{ words: 'Parcel CS-26-01184-1', pieces }}
      onReceive={(judged, key) => onReceive(id, judged, key)}
      onClose={onClose}
    />,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Receive back' });
  const line = (name: string) => within(within(dialog).getByRole('group', { name }));
  return { onReceive, onClose, dialog, line };
}

test('judges all in one press, by the keyboard alone, and says before what goes on sale', async () => {
  const { onReceive, onClose, dialog } = await ask();
  expect(screen.getByRole('button', { name: 'All sellable' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(
    within(dialog).getByText(/3 pieces go back on sale\. Damaged 0, missing 0\./),
  ).toBeVisible();
  expect(onReceive).not.toHaveBeenCalled();
  await press('Save');
  expect(onReceive).toHaveBeenCalledExactlyOnceWith(
    1,
    [
      { orderLineId: 1, quantity: 2, condition: 'sellable' },
      { orderLineId: 2, quantity: 1, condition: 'sellable' },
    ],
    expect.any(String),
  );
  expect(onClose).toHaveBeenCalledOnce();
});

test('is not answered by the scan of the next parcel, wherever the focus is', async () => {
  const { onReceive, dialog } = await ask();
  // A busy machine types slower than a scanner.
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(0);
  await press('All sellable');
  for (const name of ['All missing', 'Save']) {
    screen.getByRole('button', { name }).focus();
    await userEvent.keyboard('CS-26-01117-1{Enter}');
    expect(await screen.findByText(/The scan was not taken/)).toBeVisible();
  }
  expect(within(dialog).getByText(/3 pieces go back on sale/)).toBeVisible();
  expect(onReceive).not.toHaveBeenCalled();

  await userEvent.keyboard('{Enter}');
  expect(onReceive).toHaveBeenCalledOnce();
});

test('takes pieces of a line apart, and never more than there are', async () => {
  const { onReceive, line } = await ask();
  await userEvent.click(line('Live-edge olive board').getByRole('button', { name: 'In parts' }));
  const damaged = screen.getByRole('spinbutton', { name: 'Damaged: Live-edge olive board' });
  await userEvent.clear(damaged);
  await userEvent.type(damaged, '٧{Enter}');
  expect(damaged).toHaveValue('2');
  await userEvent.type(damaged, '{ArrowDown}');
  await userEvent.click(line('Salad bowl').getByRole('button', { name: 'Missing' }));
  await press('Save');
  expect(onReceive.mock.calls[0]?.[1]).toEqual([
    { orderLineId: 1, quantity: 1, condition: 'sellable' },
    { orderLineId: 1, quantity: 1, condition: 'damaged' },
    { orderLineId: 2, quantity: 1, condition: 'missing' },
  ]);
});

test('wants each piece judged', async () => {
  const { onReceive, line } = await ask();
  await userEvent.click(line('Salad bowl').getByRole('button', { name: 'Damaged' }));
  await press('Save');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Please say of each piece what became of it.',
  );
  expect(onReceive).not.toHaveBeenCalled();
});

test('stays with what was judged where it was refused, and asks again with the same key', async () => {
  const onReceive = vi.fn<Receive>(async () => refused({ sentence: 'No connection.' }));
  const { onClose } = await ask(onReceive);
  await press('All missing');
  await press('Save');
  expect(screen.getByRole('alert')).toHaveTextContent('No connection.');
  await press('Save');
  expect(onClose).not.toHaveBeenCalled();
  const [first, second] = onReceive.mock.calls;
  expect(first?.[2]).toBe(second?.[2]);
  await press('All sellable');
  await press('Save');
  expect(onReceive.mock.calls[2]?.[2]).not.toBe(first?.[2]);
});

const panel = (parcel: Parameters<typeof aWholeParcel>[0]) => (
  <ParcelsPanel
    order={{ orderId: 5, orderStatusId: 5 }}
    parcels={[aWholeParcel(parcel)]}
    {...{ onTell: vi.fn(), onReceive: vi.fn(), onBook: vi.fn() }}
  />
);

test('is offered for a parcel that has come back, to who works with parcels', async () => {
  const overdue = { state: 'returned', canReceive: true, isOverdue: true } as const;
  const { unmount } = renderInApp(panel(overdue));
  expect(screen.getByText(/nobody here has received it/)).toBeVisible();
  await press('Receive back');
  expect(await screen.findByRole('dialog', { name: 'Receive back' })).toBeVisible();
  unmount();
  renderInApp(panel(overdue), { session: sessionOf('Developer') });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('what was judged is told with who did', () => {
  const [boards, bowl] = aWholeParcel().pieces;
  const pieces = [
    { ...boards, judged: { sellable: 1, damaged: 1, missing: 0 } },
    { ...bowl, judged: { sellable: 0, damaged: 0, missing: 1 } },
  ] as ReturnType<typeof aWholeParcel>['pieces'];
  const inspectedAt = '2026-11-26T09:00:00.000Z';
  renderInApp(panel({ state: 'returned', inspectedAt, inspectedBy: 'Noha Selim', pieces }));
  const step = screen.getAllByRole('listitem')[0];
  expect(step).toHaveTextContent('Received back');
  expect(step).toHaveTextContent('by Noha Selim');
  expect(step?.textContent).toMatch(/Live-edge olive board: Sellable 1.*Damaged 1/);
  expect(step).toHaveTextContent('Salad bowl: Missing 1');
  expect(screen.queryByRole('button', { name: 'Receive back' })).not.toBeInTheDocument();
});
