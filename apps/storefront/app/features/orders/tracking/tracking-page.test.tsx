import { deliveryDays } from '@craftsandore/i18n';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { aGuestOrder } from '../../../testing/a-guest-order.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { TrackingPage } from './tracking-page.tsx';

const promised = { from: '2026-11-24', to: '2026-11-26' };
const days = deliveryDays(promised, 'en');
const pending = { ...aGuestOrder, promised };
const cancelled = { ...pending, status: { id: 5, name: 'cancelled' as const } };
const calls = { onChange: vi.fn(), onAskForReturn: vi.fn(), onReturnPhoto: vi.fn() };

/** A page that is open while the order is cancelled. */
function Open() {
  const [isCancelled, setCancelled] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setCancelled(true)}>
        Called off
      </button>
      <TrackingPage order={isCancelled ? cancelled : pending} {...calls} />
    </>
  );
}

test('who cancels an order sees the day struck out where it stood, and not gone from above what they have pressed', async () => {
  renderInApp(<Open />);
  expect(screen.getByText(days)).toBeVisible();
  expect(screen.queryByRole('deletion')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Called off' }));
  expect(screen.getByRole('deletion')).toHaveTextContent(days);
});

test('who comes later to an order that was cancelled reads of no day', () => {
  renderInApp(<TrackingPage order={cancelled} {...calls} />);
  expect(screen.queryByText(days)).not.toBeInTheDocument();
});
