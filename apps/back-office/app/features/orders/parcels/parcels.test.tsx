import { OrderStatus, pageMeta, piastres } from '@craftsandore/contract';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { aParcel, aWholeParcel } from '../../../testing/a-parcel.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted, refused } from '../../../testing/results.ts';
import { sessionOf } from '../../../testing/session-of.ts';
import { BookDialog } from './book-dialog.tsx';
import type { Book, Tell } from './parcel-calls.ts';
import { ParcelEventDialog } from './parcel-event-dialog.tsx';
import { ParcelsPanel } from './parcels-panel.tsx';
import { ParcelsTable } from './parcels-table.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), option);

test('books with our courier, and keeps what was refused with its reason', async () => {
  const onBook = vi.fn<Book>(async ({ orderIds }) =>
    accepted(
      orderIds.map((orderId) =>
        orderId === 7 ? { orderId, refusal: 'Not confirmed.' } : { orderId, parcel: aParcel() },
      ),
    ),
  );
  const [onBooked, onClose] = [vi.fn(), vi.fn()];
  renderInApp(<BookDialog orderIds={[5, 7]} {...{ onBook, onBooked, onClose }} />);
  await screen.findByRole('dialog', { name: 'Book 2 parcels' });
  await press('Book');
  expect(onBooked).toHaveBeenCalledExactlyOnceWith([5]);
  expect(onClose).not.toHaveBeenCalled();
  const dialog = screen.getByRole('dialog', { name: 'Book 1 parcel' });
  expect(within(dialog).getByRole('listitem')).toHaveTextContent('#7: Not confirmed.');
  await press('Book');
  expect(onBook.mock.calls.map(([{ orderIds }]) => orderIds)).toEqual([[5, 7], [7]]);
});

test('asks for the number that another carrier gave, and sends the same key where it is pressed again', async () => {
  const onBook = vi.fn<Book>(async () => refused({ sentence: 'No connection.' }));
  renderInApp(<BookDialog orderIds={[5]} onBook={onBook} onClose={vi.fn()} />);
  await screen.findByRole('dialog');
  await choose('Carrier', 'Another carrier');
  await press('Book');
  expect(onBook).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Tracking number of order #5'), '8841207');
  await press('Book');
  await press('Book');
  const [[first, key], [second, again]] = onBook.mock.calls as [[object, string], [object, string]];
  expect(first).toEqual({
    ...{ orderIds: [5], carrier: 'other' },
    trackingNumbers: [{ orderId: 5, trackingNumber: '8841207' }],
  });
  expect([second, again]).toEqual([first, key]);
});

test('tells why nobody took a parcel', async () => {
  const onTell = vi.fn<Tell>(async () => accepted(aWholeParcel()));
  const page = { data: [aParcel()], meta: pageMeta(1, 20, 1) };
  const parcels = Promise.resolve(accepted(page));
  await act(async () =>
    renderInApp(
      <ParcelsTable
        {...{ parcels, onTell }}
        ticking={{ ticked: new Map(), onTick: vi.fn(), clear: vi.fn() }}
        onReceive={vi.fn()}
        isStale={false}
        filters={{ page: 1 }}
        onRetry={vi.fn()}
      />,
    ),
  );
  await press('Note an event: Parcel CS-26-01184-1');
  await screen.findByRole('dialog', { name: 'Note an event' });
  await choose('State', 'Not handed over');
  await press('Save');
  expect(screen.getByText('Please choose why.')).toBeInTheDocument();
  await choose('Reason', 'refused');
  await press('Save');
  expect(onTell).toHaveBeenCalledExactlyOnceWith(
    ...[1, { state: 'attempt_failed', reason: 'refused' }, expect.any(String)],
  );
});

test('offers booking for a confirmed order, and nothing to who may only read', () => {
  const order = { orderId: 5, orderStatusId: OrderStatus.confirmed };
  const panel = (
    <ParcelsPanel
      order={order}
      parcels={[]}
      onTell={vi.fn()}
      onReceive={vi.fn()}
      onBook={vi.fn()}
    />
  );
  const { unmount } = renderInApp(panel);
  expect(screen.getByRole('button', { name: 'Book' })).toBeInTheDocument();
  unmount();
  renderInApp(panel, { session: sessionOf('Developer') });
  expect(screen.getByText('No parcel is booked for this order.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('says what a carrier refused, and that it is asked to take a booking back', async () => {
  const refusal = 'Bosta has set out to fetch this parcel already.';
  const told = { id: 4, state: 'needs_staff' as const, reason: null, verdict: 'applied' as const };
  const at = '2026-11-25T12:00:00.000Z';
  const carrierSays = 'Bosta: on hold';
  const event = { ...told, at, isPartly: false, staffName: null, refusal, carrierSays };
  const parcel = { ...aWholeParcel({ carrier: 'bosta', isCancelling: true }), events: [event] };
  renderInApp(
    <ParcelsPanel
      order={{ orderId: 1184, orderStatusId: OrderStatus.confirmed }}
      parcels={[parcel]}
      {...{ onTell: vi.fn(), onReceive: vi.fn(), onBook: vi.fn() }}
    />,
  );
  expect(await screen.findByText(refusal)).toBeVisible();
  expect(screen.getByText(carrierSays)).toBeVisible();
  expect(screen.getByText('Bosta')).toBeVisible();
  expect(screen.getByText('The carrier is being asked to take the booking back.')).toBeVisible();
});

test('prints the label of the parcel that is sent, and no label of one that is not', async () => {
  const panel = (fields: Parameters<typeof aWholeParcel>[0], session = sessionOf('Sales')) =>
    renderInApp(
      <ParcelsPanel
        order={{ orderId: 1184, orderStatusId: OrderStatus.shipped }}
        parcels={[aWholeParcel(fields), aWholeParcel({ id: 9, state: 'booking_cancelled' })]}
        {...{ onTell: vi.fn(), onReceive: vi.fn(), onBook: vi.fn() }}
      />,
      { session },
    );
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  const { unmount } = panel({});
  expect(await screen.findByRole('button', { name: 'Print labels (1)' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pick list (1)' })).toBeVisible();
  unmount();

  const { unmount: close } = panel({ state: 'booking_cancelled' });
  expect(await screen.findByRole('button', { name: 'Pick list (1)' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /labels/ })).not.toBeInTheDocument();
  close();

  const cancelled = panel({ orderStatusId: OrderStatus.cancelled });
  expect(names()).toEqual(['Note an event']);
  cancelled.unmount();
  panel({}, sessionOf('Developer'));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('asks which pieces were kept, says what is due for them, and tells it once', async () => {
  const onTell = vi.fn<Tell>(async () => refused({ sentence: 'No connection.' }));
  const whole = aWholeParcel({ discount: piastres(16_650) });
  renderInApp(<ParcelEventDialog parcel={whole} onTell={onTell} onClose={vi.fn()} />);
  await screen.findByRole('dialog');
  await choose('State', 'Delivered in part');
  const [fewer] = await screen.findAllByRole('button', { name: 'One fewer' });
  await press('Save');
  expect(screen.getByText(/Please say what was kept/)).toBeVisible();
  if (fewer) await userEvent.click(fewer);
  expect(screen.getByText(/Cash due for it/)).toHaveTextContent('1,145');
  await press('Save');
  await press('Save');
  const kept = [
    { orderLineId: 1, quantity: 1 },
    { orderLineId: 2, quantity: 1 },
  ];
  const [[id, news, key], again] = onTell.mock.calls as [[number, object, string], unknown];
  expect([id, news]).toEqual([1, { state: 'delivered', kept }]);
  expect(again).toEqual([id, news, key]);
});

test('of a single piece nobody says that it was kept in part', async () => {
  const [, bowl] = aWholeParcel().pieces;
  const parcel = aWholeParcel({ pieces: bowl ? [bowl] : [] });
  renderInApp(<ParcelEventDialog {...{ parcel, onTell: vi.fn(), onClose: vi.fn() }} />);
  await screen.findByRole('dialog');
  expect(screen.getByRole('option', { name: 'Delivered' })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'Delivered in part' })).toBeNull();
});

test('says of a parcel that was kept in part what was kept, and receives the others', async () => {
  const [boards, bowl] = aWholeParcel().pieces;
  if (!boards || !bowl) throw new Error('There are two lines');
  const parcel = aWholeParcel({
    ...{ state: 'delivered', isPartly: true, canReceive: true, isOverdue: true },
    pieces: [
      { ...boards, kept: 1 },
      { ...bowl, kept: 1 },
    ],
  });
  renderInApp(
    <ParcelsPanel
      order={{ orderId: 1184, orderStatusId: OrderStatus.delivered }}
      parcels={[parcel]}
      {...{ onTell: vi.fn(), onReceive: vi.fn(), onBook: vi.fn() }}
    />,
    { session: sessionOf('Sales') },
  );
  expect(screen.getByText('Delivered in part')).toBeVisible();
  expect(screen.getByText('Live-edge olive board').closest('li')).toHaveTextContent('1 of 2');
  expect(screen.getByText(/Refused at the door days ago/)).toBeVisible();
  await press('Receive back');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('listitem')).toHaveLength(1);
  expect(dialog.getByRole('listitem')).toHaveTextContent('× 1');
});
