import { signedPiastres } from '@craftsandore/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { aWholeParcel } from '../../../testing/a-parcel.ts';
import { aMessage, aRevision } from '../../../testing/an-order-change.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { sampleOrder } from '../../../testing/sample-order.ts';
import { someMoney } from '../../../testing/some-cash.ts';
import { OrderEvents } from './order-events.tsx';

const titles = () =>
  [...document.querySelectorAll('ol > li')].map(({ id, textContent }) => [
    id,
    textContent.replace(/[\u2066-\u2069]/g, ''),
  ]);

test('tells all that has happened, newest first, with who and an address of its own', () => {
  renderInApp(
    <OrderEvents order={sampleOrder} happened={{ revisions: [aRevision], messages: [aMessage] }} />,
  );
  expect(titles().map(([id]) => id)).toEqual([
    ...['change-3', 'note-1', 'status-2', 'attempt-1', 'message-1', 'status-1'],
  ]);
  const [change, note, confirmed, attempt, message, placed] = titles().map(([, text]) => text);
  expect(change).toContain('Changed: version 3by Mariam Adel');
  expect(note).toContain('العميلة تفضّل الاستلام بعد الخامسة');
  expect(confirmed).toContain('Confirmedby Mariam Adel');
  expect(attempt).toContain('confirmedby Mariam Adel');
  expect(message).toContain('Mail: we have your ordersent');
  expect(message).toContain('salma@example.com');
  expect(placed).toContain('Order placedby the customer');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links[0]).toMatch(/#change-3$/);
});

test('counts versions in the digits of the language', () => {
  const happened = { revisions: [aRevision], messages: [] };
  renderInApp(<OrderEvents order={sampleOrder} happened={happened} />, { locale: 'ar' });
  expect(titles()[0]?.[1]).toContain('تعديل: النسخة ٣');
});

test('shows one kind alone, and says which', async () => {
  renderInApp(
    <OrderEvents order={sampleOrder} happened={{ revisions: [aRevision], messages: [aMessage] }} />,
  );
  const filter = within(screen.getByRole('group', { name: 'Which events' }));
  const notes = filter.getByRole('button', { name: 'Notes' });
  expect(notes).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(notes);
  await waitFor(() => expect(notes).toHaveAttribute('aria-pressed', 'true'));
  expect(titles().map(([id]) => id)).toEqual(['note-1']);
  // It stands in the address, of which the link to an event is a part.
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/\?events=note#note-1$/);
  await userEvent.click(filter.getByRole('button', { name: 'All' }));
  await waitFor(() => expect(titles()).toHaveLength(6));
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).not.toContain('?');
});

test('a note runs in the direction of most of its words', () => {
  const [note] = sampleOrder.notes;
  const notes = note ? [{ ...note, text: 'سلمى asked for Monday.' }] : [];
  renderInApp(
    <OrderEvents order={{ ...sampleOrder, notes }} happened={{ revisions: [], messages: [] }} />,
  );
  expect(screen.getByText('سلمى asked for Monday.')).toHaveAttribute('dir', 'ltr');
});

test('a cancelled order says why, and what the courier has done is not the customer’s', () => {
  const step = {
    ...{ statusId: 5 as const, statusName: 'cancelled' as const },
    ...{ by: 'courier' as const, staffName: null },
    createdAt: '2026-11-21T06:03:00.000Z',
    cancellation: { reason: 'refused' as const, words: 'Too late' },
  };
  const history = [...sampleOrder.history, step];
  renderInApp(
    <OrderEvents order={{ ...sampleOrder, history }} happened={{ revisions: [], messages: [] }} />,
  );
  expect(titles()[0]?.[1]).toContain('Refused at the door: Too late');
  expect(titles()[0]?.[1]).toContain('by the courier');
});

test('what was said of its parcel stands among the others, and what became of its pieces', async () => {
  const parcel = aWholeParcel({
    ...{ state: 'returned', inspectedAt: '2026-11-26T09:00:00.000Z', inspectedBy: 'Noha Selim' },
    events: [
      {
        ...{
          id: 7,
          state: 'returned',
          reason: 'refused',
          verdict: 'applied',
          isPartly: false,
          staffName: null,
        },
        ...{ refusal: null, carrierSays: 'Bosta: back in the shop' },
        at: '2026-11-25T12:00:00.000Z',
      },
    ],
  });
  const [boards] = parcel.pieces;
  if (!boards) throw new Error('There are boards in it');
  const pieces = [{ ...boards, judged: { sellable: 1, damaged: 1, missing: 0 } }];
  const happened = { revisions: [], messages: [], parcels: [{ ...parcel, pieces }] };
  renderInApp(<OrderEvents order={sampleOrder} happened={happened} />);
  expect(
    titles()
      .slice(0, 2)
      .map(([id]) => id),
  ).toEqual(['parcel-1-back', 'parcel-7']);
  await userEvent.click(screen.getByRole('button', { name: 'Parcel' }));
  await waitFor(() => expect(titles()).toHaveLength(2));
  const [judged, returned] = titles().map(([, text]) => text);
  expect(judged).toContain('Received backby Noha Selim');
  expect(judged).toMatch(/Live-edge olive board: Sellable 1.*Damaged 1/);
  expect(returned).toContain('Returned: refused');
  expect(returned).toContain('CS-26-01184-1');
});

test('the money of its ledger stands among the others: what, how much, by whom, and in the language of who reads', async () => {
  const [deposit, expected] = someMoney.entries;
  if (!deposit || !expected) throw new Error('The sample has both');
  const money = [
    { ...deposit, staffName: 'Noha Selim' },
    { ...expected, at: '2026-11-24T08:00:00.000Z' },
    { ...expected, id: 3, amount: signedPiastres(-138_000), at: '2026-11-25T08:00:00.000Z' },
  ];
  const events = (
    <OrderEvents order={sampleOrder} happened={{ revisions: [], messages: [], money }} />
  );
  const { unmount } = renderInApp(events);
  expect(titles().length).toBeGreaterThan(3);
  await userEvent.click(screen.getByRole('button', { name: 'Money' }));
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(titles().map(([id]) => id)).toEqual(['money-3', 'money-2', 'money-1']);
  const [lapsed, due, paid] = titles().map(([, text]) => text);
  expect(lapsed).toContain('Expected at the door −LE 1,380');
  expect(due).toContain('Expected at the door LE 1,380');
  expect(due).toContain('Another carrier8836402');
  expect(paid).toContain('Deposit LE 100');
  expect(paid).toContain('by Noha SelimInstaPayReference 7741');
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toMatch(/\?events=money#money-3$/);
  unmount();

  renderInApp(events, { locale: 'ar' });
  const [, , ofDeposit] = titles()
    .filter(([id]) => id?.startsWith('money'))
    .map(([, text]) => text);
  expect(ofDeposit).toContain('عربون');
  expect(ofDeposit).toContain('إنستاباي');
});

test('who is not told of money sees nothing of it', async () => {
  renderInApp(<OrderEvents order={sampleOrder} happened={{ revisions: [], messages: [] }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Money' }));
  expect(await screen.findByText('Nothing of this kind has happened.')).toBeVisible();
});
