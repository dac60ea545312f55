import { ApiError, refusalOf } from '@craftsandore/api-client';
import {
  type CustomerOrderDetails,
  type OrderChange,
  OrderStatus,
  piastres,
} from '@craftsandore/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { aGuestOrder } from '../../../testing/a-guest-order.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { ChangeOrder } from './change-order.tsx';
import type { SendChange } from './send-change.ts';

const [bowl] = aGuestOrder.lines;
if (!bowl) throw new Error('the order has no line');
const board = { ...bowl, orderLineId: 2, productDesignId: 8, name: 'Bread board' };
const order = { ...aGuestOrder, lines: [bowl, board] };
const before = order.costBreakdown;
const after = { ...before, subtotal: piastres(89_000), totalCost: piastres(95_000) };
const stock = { before: 9, after: 11 };
const { orderLineId: _, photosUrls: __, quantity: ___, ...line } = board;
const change: OrderChange = {
  ...{ before, after, asksAgain: true, applied: false, version: 1 },
  differences: [{ ...line, kind: 'line', before: 2, after: 0, stock }],
};

const told = (): SendChange =>
  vi.fn<SendChange>(async ({ dryRun }) => ({ ok: true, value: { ...change, applied: !dryRun } }));

const refused = (facts: ConstructorParameters<typeof ApiError>[0]) =>
  ({ ok: false, refusal: refusalOf(new ApiError(facts)) }) as const;

type Now = Partial<CustomerOrderDetails>;

/** The page around it, which shows the order as it is once something was sent. */
function Page({ onSend, now = {} }: { onSend: SendChange; now?: Now }) {
  const [shown, setShown] = useState<CustomerOrderDetails>(order);
  const send: SendChange = async (body, key) => {
    const result = await onSend(body, key);
    if (!body.dryRun || !result.ok) setShown({ ...order, ...now });
    return result;
  };
  return <ChangeOrder order={shown} onSend={send} />;
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

async function takeOutTheBoard() {
  const lessOf = /^(One less|Remove).*Bread board/;
  await press('Change this order');
  await press(lessOf);
  await press(lessOf);
  await press('Review the change');
}

test('shows what a change comes to, and saves it once', async () => {
  const onSend = told();
  renderInApp(<Page onSend={onSend} now={{ version: 2, costBreakdown: after }} />);
  await takeOutTheBoard();

  expect(await screen.findByText(/from .*1,840.* to .*950/)).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'What will be different' })).toHaveFocus(),
  );
  const edits = [{ kind: 'remove', orderLineId: 2 }];
  const asked = { seenVersion: 1, edits };
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ ...asked, dryRun: true }, expect.any(String));

  await userEvent.dblClick(screen.getByRole('button', { name: 'Save the change' }));
  const notice = await screen.findByText(/The change is saved/);
  expect(notice.textContent).toMatch(/950/);
  expect(notice.closest('[role=status]')).toHaveFocus();
  expect(onSend).toHaveBeenCalledTimes(2);
  expect(onSend).toHaveBeenLastCalledWith({ ...asked, dryRun: false }, expect.any(String));
});

test('asks for the place and the note only where they differ', async () => {
  const onSend = told();
  renderInApp(<Page onSend={onSend} />);
  await press('Change this order');
  await press('Review the change');
  expect(await screen.findByRole('alert')).toHaveTextContent('not changed anything');
  expect(onSend).not.toHaveBeenCalled();

  await userEvent.clear(screen.getByRole('textbox', { name: /Note/i }));
  await userEvent.type(screen.getByRole('textbox', { name: /Landmark/ }), 'Metro');
  await press('Review the change');
  await expect.poll(() => onSend).toHaveBeenCalled();
  expect(vi.mocked(onSend).mock.calls[0]?.[0].edits).toMatchObject([
    { kind: 'address', shippingDetails: { streetAddress: 'شارع التحرير', landmark: 'Metro' } },
    { kind: 'note', note: '' },
  ]);
});

test('what was reviewed is not saved once something else is written', async () => {
  renderInApp(<Page onSend={told()} />);
  await takeOutTheBoard();
  await screen.findByRole('button', { name: 'Save the change' });
  await userEvent.type(screen.getByRole('textbox', { name: /Landmark/ }), 'Metro');
  expect(screen.queryByRole('button', { name: 'Save the change' })).toBeNull();
});

test('keeps one product, and puts back what was taken out', async () => {
  renderInApp(<Page onSend={told()} />);
  await takeOutTheBoard();
  expect(screen.getByText(/at least one product/)).toBeVisible();
  await press(/^One less.*Fruit bowl/);
  expect(screen.getByRole('button', { name: /^One less.*Fruit bowl/ })).toBeDisabled();
  await press(/^Put back.*Bread board/);
  expect(screen.getByRole('spinbutton', { name: /Bread board/ })).toHaveValue('2');
});

test('tells who is overtaken what the order is now, and begins anew', async () => {
  const onSend = async () => refused({ status: 409, code: 'order.changed', message: 'Changed.' });
  renderInApp(<Page onSend={onSend} now={{ version: 2, costBreakdown: after }} />);
  await takeOutTheBoard();
  const notice = await screen.findByText(/changed elsewhere/);
  expect(notice.textContent).toMatch(/950/);
  expect(screen.getByRole('spinbutton', { name: /Bread board/ })).toHaveValue('2');
});

test('says how to reach the shop where an order was confirmed meanwhile', async () => {
  const onSend = async () => refused({ status: 409, code: 'order.changed', message: 'Changed.' });
  const status = { id: OrderStatus.confirmed, name: 'confirmed' } as const;
  renderInApp(<Page onSend={onSend} now={{ version: 2, status }} />);
  await takeOutTheBoard();
  expect(await screen.findByText(/can no longer be changed here/)).toBeVisible();
  expect(screen.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    expect.stringContaining('https://wa.me/'),
  );
});

test.each([
  [{ status: 409, code: 'order.stock_too_low', message: 'Two at most.' }, 'Two at most.'],
  [{ status: 500 }, 'could not be changed'],
])('says why it came to nothing, and keeps what was chosen: %o', async (facts, words) => {
  renderInApp(<Page onSend={async () => refused(facts)} />);
  await takeOutTheBoard();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('button', { name: /^Put back/ })).toBeVisible();
});

test('sends the same key again after an answer that was lost', async () => {
  const keys: string[] = [];
  const onSend: SendChange = async ({ dryRun }, key) => {
    if (dryRun) return { ok: true, value: change };
    keys.push(key);
    return { ok: false, refusal: refusalOf(new TypeError('no connection')) };
  };
  renderInApp(<ChangeOrder order={order} onSend={onSend} />);
  await takeOutTheBoard();
  await press('Save the change');
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  await press('Save the change');
  await expect.poll(() => keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('the link of the question begins with it open, and asks before it is left', async () => {
  renderInApp(<Page onSend={told()} />, { path: '/?change' });
  await press(/^One less.*Bread board/);
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
});
