import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { aMessage, aRevision } from '../../../testing/an-order-change.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { sampleOrder } from '../../../testing/sample-order.ts';
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

test('a cancelled order says why', () => {
  const step = {
    ...{ statusId: 5 as const, statusName: 'cancelled' as const, staffName: null },
    createdAt: '2026-11-21T06:03:00.000Z',
    cancellation: { reason: 'refused' as const, words: 'Too late' },
  };
  const history = [...sampleOrder.history, step];
  renderInApp(
    <OrderEvents order={{ ...sampleOrder, history }} happened={{ revisions: [], messages: [] }} />,
  );
  expect(titles()[0]?.[1]).toContain('Refused at the door: Too late');
});
