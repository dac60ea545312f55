import { signedPiastres } from '@craftsandore/contract';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { UnsavedGuard } from '../../../form/unsaved-guard.tsx';
import { aChange, changeCalls } from '../../../testing/an-order-change.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted, refused } from '../../../testing/results.ts';
import { sessionOf } from '../../../testing/session-of.ts';
import { sampleOrder } from '../../../testing/sample-order.ts';
import { type ChangeCalls, OrderChangePanel } from './order-change-panel.tsx';

function renderPanel(calls: Partial<ChangeCalls> = {}, role: 'Admin' | 'Sales' = 'Sales') {
  const onClose = vi.fn();
  renderInApp(
    <UnsavedGuard>
      <OrderChangePanel order={sampleOrder} onClose={onClose} {...changeCalls(calls)} />
    </UnsavedGuard>,
    { session: sessionOf(role) },
  );
  return onClose;
}

const oneMore = () =>
  userEvent.click(screen.getAllByRole('button', { name: 'One more' })[0] as HTMLElement);

test('tells what would change, names by how much, and applies exactly that', async () => {
  const onAsk = vi.fn<ChangeCalls['onAsk']>(async () => accepted(aChange));
  const onApply = vi.fn<ChangeCalls['onApply']>(async () => accepted(aChange));
  const onClose = renderPanel({ onAsk, onApply });
  expect(screen.getByRole('button', { name: /^Apply/ })).toBeDisabled();
  await oneMore();

  const apply = await screen.findByRole('button', { name: /Apply: .*840.* more/ });
  expect(screen.getByText('3, 8 left')).toBeVisible();
  const edits = [{ kind: 'quantity', orderLineId: 1, quantity: 3 }];
  expect(onAsk).toHaveBeenCalledExactlyOnceWith(sampleOrder.version, edits);
  await userEvent.click(apply);
  expect(onApply).toHaveBeenCalledExactlyOnceWith(sampleOrder.version, edits);
  expect(onClose).toHaveBeenCalledOnce();
});

test('an order that was changed meanwhile is shown again before anything is applied', async () => {
  const onApply = vi.fn<ChangeCalls['onApply']>(async () => refused({ code: 'order.changed' }));
  const onReload = vi.fn();
  const onClose = renderPanel({ onApply, onReload });
  await oneMore();
  await userEvent.click(await screen.findByRole('button', { name: /Apply: .* more/ }));
  expect(await screen.findByText(/This order was changed meanwhile/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Apply/ })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Show it as it is now' }));
  expect(onReload).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});

test('a discount has an amount and a reason before it is asked for; only who sets prices gives one', async () => {
  renderPanel();
  const name = 'A price other than the catalogue’s';
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  cleanup();

  const label = 'A scratch';
  const differences = [
    { kind: 'adjustment', label, labelAr: label, amount: signedPiastres(-5_050) } as const,
  ];
  const onAsk = vi.fn<ChangeCalls['onAsk']>(async () => accepted({ ...aChange, differences }));
  renderPanel({ onAsk }, 'Admin');
  await userEvent.click(screen.getByRole('button', { name }));
  await userEvent.keyboard('٥٠٫٥');
  await oneMore();
  expect(screen.getByRole('button', { name: /^Apply/ })).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), label);

  expect(await screen.findByText('−LE 50.50')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Apply: / })).toBeEnabled();
  const edits = onAsk.mock.lastCall?.[1];
  expect(edits).toContainEqual({ kind: 'adjustment', amount: -50.5, reason: label });
});

test('says why a change cannot be', async () => {
  const sentence = 'This order can have 2 of the board at most.';
  renderPanel({ onAsk: async () => refused({ code: 'order.stock_too_low', sentence }) });
  await oneMore();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByRole('button', { name: /^Apply/ })).toBeDisabled();
});
