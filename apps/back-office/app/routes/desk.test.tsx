import { ApiError } from '@craftsandore/api-client';
import {
  addOrderNote,
  changeOrder,
  getOrder,
  listDesk,
  pageMeta,
  recordAttempt,
  takeNextOrder,
  takeOrder,
} from '@craftsandore/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { aDeskOrder, aTakenOrder } from '../testing/a-desk-order.ts';
import { aChange } from '../testing/an-order-change.ts';
import { anOpenOrder } from '../testing/an-open-order.ts';
import { renderRoutes, routeOf } from '../testing/render-routes.tsx';
import * as desk from './desk.tsx';

type Input = { params: { orderId: number }; query: object; body: object };

const taken = new ApiError({ status: 409, code: 'order.taken', message: 'Omar has it.' });

/** The desk with two orders, 1184 and 1185. */
function openDesk(
  path: string,
  { isTaken = false, nextId = 1185 as number | null, dueCount = 2, row = {}, details = {} } = {},
) {
  const note = vi.fn(async (_: Input['body'], __: number, ___: object) => ({
    ...{ state: 'confirmed', nextAttemptAt: null, deadlineAt: null, orderStatusId: 2 },
  }));
  const take = vi.fn(async ({ params: { orderId } }: Input) => {
    if (isTaken) throw taken;
    return aTakenOrder({ orderId: Number(orderId) });
  });
  const next = vi.fn(async (_: Input) => nextId && aTakenOrder({ orderId: nextId }));
  const change = vi.fn(async (_: object) => aChange);
  const addNote = vi.fn(async (_: object) => ({}));
  const rows = [aDeskOrder(row), aDeskOrder({ orderId: 1185, takenBy: 'Omar' })];
  const api = async (endpoint: unknown, input: Input, options: object) => {
    const orderId = Number(input.params?.orderId);
    if (endpoint === listDesk) {
      const today = { tried: 41, confirmed: 34 };
      const counts = { due: dueCount, waiting: 1, later: 0 };
      return { data: rows, meta: { ...pageMeta(1, 20, 2), counts, oldestDueAt: null, today } };
    }
    if (endpoint === getOrder) {
      const userName = orderId === 1184 ? 'Heba Radwan' : 'Karim Mansour';
      return { ...anOpenOrder, ...details, orderId, userName };
    }
    if (endpoint === takeOrder) return take(input);
    if (endpoint === takeNextOrder) return next(input);
    if (endpoint === changeOrder) return change(input.body);
    if (endpoint === addOrderNote) return addNote(input.body);
    if (endpoint === recordAttempt) return note(input.body, orderId, options);
    throw new Error('Nobody calls it here');
  };
  const ways = renderRoutes([routeOf('/admin-desk/:orderId?', desk)], api as never, [path]);
  return { note, take, next, change, addNote, ...ways };
}

const named = (name: string) => screen.findByRole('heading', { level: 2, name });
const press = (code: string) => fireEvent.keyDown(document.body, { code });
const undo = () => userEvent.click(screen.getByRole('button', { name: /^Undo/ }));
const closePage = () => act(async () => void window.dispatchEvent(new Event('pagehide')));
const unlocked = () => new Promise((resolve) => setTimeout(resolve, 350));

beforeEach(() => sessionStorage.clear());
afterEach(closePage);

test('a key notes the outcome and brings the next order; undo takes it back unsent', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(0);
  const { note, next, path } = openDesk('/admin-desk/1184');
  await named('Heba Radwan');
  await act(async () => undefined); // what happens once it is shown
  clock.mockReturnValue(300);
  press('Digit1');
  await named('Karim Mansour');
  expect(next).toHaveBeenCalledWith({ query: { keeping: 1184 } });
  expect(screen.getByText(/“.*Confirmed.*” for order .*#1184/)).toBeVisible();

  // Within the same moment: it was meant for the order before.
  press('Digit9');
  expect(screen.queryByText('Why not?')).not.toBeInTheDocument();

  await undo();
  await named('Heba Radwan');
  expect(path()).toBe('/admin-desk/1184');
  await closePage();
  expect(note).not.toHaveBeenCalled();
});

test('who takes an outcome back is not led away by the next order that comes late', async () => {
  const { next, path } = openDesk('/admin-desk/1184');
  const late = Promise.withResolvers<ReturnType<typeof aTakenOrder>>();
  next.mockImplementationOnce(() => late.promise);
  await named('Heba Radwan');
  await unlocked();
  press('Digit1');
  await screen.findByText(/“.*Confirmed.*” for order .*#1184/);

  await undo();
  await act(async () => late.resolve(aTakenOrder({ orderId: 1185 })));
  await unlocked();

  expect(path()).toBe('/admin-desk/1184');
});

test('a page that is closed sends what waits, under a key of its own', async () => {
  const { note } = openDesk('/admin-desk/1184', { nextId: null });
  await named('Heba Radwan');
  await unlocked();
  await userEvent.click(screen.getByRole('button', { name: 'No answer' }));
  await screen.findByText('No order is open');
  expect(note).not.toHaveBeenCalled();
  await closePage();
  await waitFor(() => expect(note).toHaveBeenCalledOnce());
  const attempt = { channel: 'call', outcome: 'no_answer' };
  const key = expect.stringMatching(/^[\da-f-]{36}$/) as unknown;
  expect(note).toHaveBeenCalledWith(attempt, 1184, { key, keepalive: true });
});

test('an order whose outcome could not be sent takes no second one, and sends the first later', async () => {
  const { note, next } = openDesk('/admin-desk/1184');
  const offline = new TypeError('Failed to fetch');
  note.mockRejectedValueOnce(offline);
  next.mockRejectedValueOnce(offline);
  await named('Heba Radwan');
  await unlocked();
  press('Digit3');
  expect(await screen.findByText(/Busy.*waits to be sent/)).toBeVisible();
  await closePage(); // as after ten seconds: it leaves, and does not arrive
  expect(await screen.findByText(/1.* outcome could not be sent yet/)).toBeVisible();

  press('Digit1');
  expect(screen.getByText(/Busy.*waits to be sent/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirmed' })).not.toBeInTheDocument();
  await closePage();
  await waitFor(() => expect(screen.queryByText(/waits to be sent/)).toBeNull());
  expect(note.mock.calls.map(([body]) => body)).toEqual([
    { channel: 'call', outcome: 'busy' },
    { channel: 'call', outcome: 'busy' },
  ]);
});

test('who confirms says which version of the order the customer has agreed to', async () => {
  const { note } = openDesk('/admin-desk/1184', { nextId: null });
  await named('Heba Radwan');
  await unlocked();
  press('Digit1');
  await screen.findByText('No order is open');
  await closePage();
  await waitFor(() => expect(note).toHaveBeenCalledOnce());
  const seenVersion = anOpenOrder.version;
  expect(note.mock.calls[0]?.[0]).toMatchObject({ outcome: 'confirmed', seenVersion });
});

test('an order that a colleague has can be read, not worked on', async () => {
  openDesk('/admin-desk/1184', { isTaken: true });
  await named('Heba Radwan');
  expect(screen.getByText(/Omar has it\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirmed' })).not.toBeInTheDocument();
  const order = within(screen.getByRole('article'));
  expect(order.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument();
});

test('who asks to be called later says when', async () => {
  const { note } = openDesk('/admin-desk/1184', { nextId: null });
  await named('Heba Radwan');
  await unlocked();
  press('Digit6');
  const form = within(await screen.findByRole('form', { name: 'When should we call again?' }));
  await waitFor(() => expect(form.getByRole('button', { name: 'In an hour' })).toHaveFocus());
  await userEvent.type(form.getByLabelText('Note'), 'At work{Escape}');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  const outcomes = within(screen.getByRole('region', { name: 'Outcome of this attempt' }));
  expect(outcomes.getByRole('button', { name: /^Call later/ })).toHaveFocus();

  press('Digit6');
  await userEvent.click(await screen.findByRole('button', { name: 'In an hour' }));
  await screen.findByText('No order is open');
  await closePage();
  await waitFor(() => expect(note).toHaveBeenCalledOnce());
  const [{ until, ...attempt }] = note.mock.calls[0] as unknown as [{ until: string }];
  expect(attempt).toEqual({ channel: 'call', outcome: 'asked_later' });
  expect(Math.abs(Date.parse(until) - Date.now() - 3_600_000)).toBeLessThan(60_000);
});

test('who declines says why, and says it in words where there is no reason for it', async () => {
  const { note } = openDesk('/admin-desk/1184', { nextId: null });
  await named('Heba Radwan');
  await unlocked();
  press('Digit9');
  const form = within(await screen.findByRole('form', { name: 'Why not?' }));
  await userEvent.click(form.getByRole('button', { name: 'Note it' }));
  expect(await form.findByText('Please choose a reason.')).toBeVisible();
  await userEvent.selectOptions(form.getByLabelText('Reason'), 'Other');
  await userEvent.click(form.getByRole('button', { name: 'Note it' }));
  expect(await form.findByText('Please say what the reason is.')).toBeVisible();
  await userEvent.type(form.getByLabelText('Note'), 'Moves abroad');
  await userEvent.click(form.getByRole('button', { name: 'Note it' }));
  await screen.findByText('No order is open');
  await closePage();
  const attempt = { outcome: 'declined', reason: 'other', note: 'Moves abroad' };
  await waitFor(() =>
    expect(note).toHaveBeenCalledWith(expect.objectContaining(attempt), 1184, expect.anything()),
  );
});

test('what was written with an outcome that came too late waits with the order as a note', async () => {
  const { note } = openDesk('/admin-desk/1184');
  const late = { status: 409, code: 'order.changed', message: 'It is now Confirmed.' } as const;
  note.mockRejectedValueOnce(new ApiError(late));
  await named('Heba Radwan');
  await unlocked();
  press('Digit8');
  await userEvent.type(await screen.findByLabelText('Note'), 'Third floor');
  await userEvent.click(screen.getByRole('button', { name: 'Note it' }));
  await named('Karim Mansour');
  await closePage();
  expect(await screen.findByText(/It is now Confirmed/)).toBeVisible();
  cleanup();
  openDesk('/admin-desk/1184');
  expect(await screen.findByDisplayValue('Third floor')).toBeVisible();
});

test('what was written with an outcome is there again for who takes it back', async () => {
  openDesk('/admin-desk/1184');
  await named('Heba Radwan');
  await unlocked();
  press('Digit8');
  await userEvent.type(await screen.findByLabelText('Note'), '9 El Nasr St, third floor');
  await userEvent.click(screen.getByRole('button', { name: 'Note it' }));
  await named('Karim Mansour');

  await undo();
  await named('Heba Radwan');
  expect(await screen.findByLabelText('Note')).toHaveValue('9 El Nasr St, third floor');
  await userEvent.click(screen.getByRole('button', { name: 'Note it' }));
  await named('Karim Mansour');
  expect(screen.queryByLabelText('Note')).not.toBeInTheDocument();
});

test('nothing is offered to be taken while nothing is due', async () => {
  openDesk('/admin-desk', { dueCount: 0 });
  expect(await screen.findByText(/Nothing is due now\. You can still open one/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Next order/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Due' })).toBeVisible();
});

test('who is to be called later stands with when, and why', async () => {
  const nextAttemptAt = new Date(Date.now() + 400 * 86_400_000).toISOString();
  openDesk('/admin-desk?part=later', { row: { state: 'postponed', nextAttemptAt } });
  const list = within(await screen.findByRole('list'));
  expect(list.getByText(/asked to be called then/)).toBeVisible();
  expect(list.getByRole('time')).toHaveAttribute('datetime', nextAttemptAt);
});

test('keys do nothing while somebody types', async () => {
  openDesk('/admin-desk/1184');
  await named('Heba Radwan');
  await unlocked();
  press('Digit8');
  const note = within(await screen.findByRole('form')).getByLabelText('Note');
  await userEvent.type(note, '1n');
  expect(note).toHaveValue('1n');
  expect(screen.getByRole('heading', { level: 2, name: 'Heba Radwan' })).toBeVisible();
});

test('that an order is the first is said once', async () => {
  const first = { ...anOpenOrder.customerRecord, ordersCount: 1, deliveredCount: 0 };
  const reasons = [{ code: 'first_order', text: 'First order', textAr: 'أول طلب' }];
  openDesk('/admin-desk/1184', {
    details: {
      customerRecord: { ...first, refusedCount: 0, returnedCount: 0, cancelledCount: 0 },
      confirmation: { ...anOpenOrder.confirmation, reasons },
    },
  });
  await named('Heba Radwan');
  const order = within(screen.getByRole('article'));
  expect(order.getAllByText(/First order/i)).toHaveLength(1);
});

test('what is missing of the address is added where it is missed, and nothing noted meanwhile', async () => {
  const { change, note } = openDesk('/admin-desk/1184');
  await named('Heba Radwan');
  await unlocked();
  await userEvent.click(screen.getByRole('button', { name: /^Building number missing/ }));
  const building = await screen.findByLabelText('Building');
  await waitFor(() => expect(building).toHaveFocus());
  expect(screen.queryByLabelText('Add a piece by name')).not.toBeInTheDocument();
  expect(screen.getByText('Apply or discard the change first.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirmed' })).not.toBeInTheDocument();
  await userEvent.type(building, '14');
  press('Digit9');
  await userEvent.click(await screen.findByRole('button', { name: /Apply: .*840/ }));

  await waitFor(() => expect(building).not.toBeInTheDocument());
  const edits = [{ kind: 'address', shippingDetails: { building: '14' } }];
  const seenVersion = anOpenOrder.version;
  expect(change.mock.calls.at(-1)?.[0]).toMatchObject({ seenVersion, dryRun: false, edits });
  expect(screen.getByRole('button', { name: 'Confirmed' })).toBeVisible();
  expect(note).not.toHaveBeenCalled();
});

test('a note of the staff is kept with the order', async () => {
  const { addNote } = openDesk('/admin-desk/1184');
  await named('Heba Radwan');
  await userEvent.type(await screen.findByLabelText('New note'), 'After sunset 1');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(addNote).toHaveBeenCalledWith({ text: 'After sunset 1' }));
});

test('who answers by WhatsApp has been reached, and the attempt says how', async () => {
  const { note } = openDesk('/admin-desk/1184', { nextId: null });
  await named('Heba Radwan');
  await unlocked();
  const ways = within(screen.getByRole('group', { name: 'How the customer answered' }));
  await userEvent.click(ways.getByRole('button', { name: 'WhatsApp' }));
  expect(screen.getByRole('button', { name: 'No answer' })).toBeDisabled();
  press('Digit2');
  press('Digit0');
  await screen.findByText('No order is open');
  await closePage();
  await waitFor(() => expect(note).toHaveBeenCalledOnce());
  const attempt = { channel: 'whatsapp', direction: 'in', outcome: 'duplicate' };
  expect(note.mock.calls[0]?.[0]).toEqual(attempt);
});

test('says what came of today', async () => {
  openDesk('/admin-desk');
  expect(await screen.findByText(/Today: .*34.* confirmed of .*41/)).toBeVisible();
});

test('a message from the list is an attempt that can be undone; the colleague’s row has no ways', async () => {
  const { note, take } = openDesk('/admin-desk');
  const list = within(await screen.findByRole('list'));
  const write = list.getAllByRole('link', { name: /WhatsApp/ });
  expect(write).toHaveLength(1);
  expect(list.getByText(/with .*Omar/)).toBeVisible();
  const [link] = write;
  expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/201000000003\?/));
  link?.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link ?? document.body);

  expect(take).toHaveBeenCalledOnce();
  expect(await screen.findByText(/WhatsApp message.*#1184/)).toBeVisible();
  await undo();
  await closePage();
  expect(note).not.toHaveBeenCalled();
});

test('a message in the other language is what is opened and noted', async () => {
  const { note } = openDesk('/admin-desk/1184');
  await named('Heba Radwan');
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(screen.getByText(/^Hello .* This is Craftsandore/)).toHaveAttribute('dir', 'ltr');
  const link = within(screen.getByRole('article')).getByRole('link', { name: /WhatsApp/ });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(/LE.2,285/);
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  await closePage();
  await waitFor(() => expect(note).toHaveBeenCalledOnce());
  expect(note.mock.calls[0]?.[0]).toMatchObject({
    ...{ channel: 'whatsapp', outcome: 'sent', isLastWarning: false },
    message: { locale: 'en', seal: 'seal-en' },
  });
});

test('a message to whom a colleague is calling is not noted, and one is told', async () => {
  const { note } = openDesk('/admin-desk', { isTaken: true });
  const list = within(await screen.findByRole('list'));
  const [link] = list.getAllByRole('link', { name: /WhatsApp/ });
  link?.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link ?? document.body);
  expect((await screen.findAllByText('Omar has it.'))[0]).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull());
  await closePage();
  expect(note).not.toHaveBeenCalled();
});
