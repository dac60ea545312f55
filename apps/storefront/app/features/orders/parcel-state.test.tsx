import type { CustomerParcel } from '@craftsandore/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { aGuestOrder } from '../../testing/a-guest-order.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { OrderPage } from './order-page.tsx';
import { ParcelState } from './parcel-state.tsx';
import { TrackPage } from './tracking/track-page.tsx';
import { TrackingPage } from './tracking/tracking-page.tsx';

const parcel: CustomerParcel = {
  ...{ state: 'attempt_failed', reason: 'not_there', carrier: 'other' },
  since: '2026-11-24T12:30:00.000Z',
  trackingNumber: '8841207',
  trackingUrl: 'https://carrier.example/8841207',
};

const shipped = { ...aGuestOrder, status: { id: 3, name: 'shipped' as const } };

test.each([
  ['by its link', TrackingPage],
  ['as one’s own', OrderPage],
])('an order that is read %s says where its parcel is, and leads to its carrier', (_, Page) => {
  renderInApp(
    <Page
      order={{ ...shipped, parcel }}
      onChange={vi.fn()}
      onAskForReturn={vi.fn()}
      onReturnPhoto={vi.fn()}
    />,
  );
  expect(screen.getByRole('heading', { name: 'The parcel' })).toBeVisible();
  expect(
    screen.getByText('It could not be handed over. Nobody was there to take it.'),
  ).toBeVisible();
  expect(screen.getByText('8841207')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Follow it with the delivery company' });
  expect(link).toHaveAttribute('href', 'https://carrier.example/8841207');
  cleanup();

  renderInApp(
    <Page order={shipped} onChange={vi.fn()} onAskForReturn={vi.fn()} onReturnPhoto={vi.fn()} />,
  );
  expect(screen.queryByRole('heading', { name: 'The parcel' })).not.toBeInTheDocument();
});

test('by reference and number it says where the parcel is and who brings it', () => {
  const { trackingNumber: _, trackingUrl: __, ...brief } = parcel;
  const value = {
    ...{ orderReference: 'CS-26-01186', status: 'shipped' as const, name: 'S. M.' },
    promised: { from: '2026-11-24', to: '2026-11-26' },
    isLate: false,
    parcel: { ...brief, state: 'out_for_delivery' as const, reason: null },
  };
  const asked = { orderReference: value.orderReference, phoneNumber: '01000000001' };
  renderInApp(<TrackPage lookup={{ asked, result: { ok: true, value } }} />);
  const found = within(screen.getByRole('status'));
  expect(found.getByText('The courier is out to bring it to you.')).toBeVisible();
  expect(found.getByText(/A delivery company$/)).toBeVisible();
  expect(found.getByText(/Arrives/)).toBeVisible();
});

test.each(['own', 'other', 'bosta'] as const)(
  'of a parcel that has arrived it says who brought it, not that %s is still to bring it',
  (carrier) => {
    renderInApp(<ParcelState parcel={{ ...parcel, state: 'delivered', reason: null, carrier }} />);
    expect(screen.getByText('It was handed over.')).toBeVisible();
    expect(screen.getByText(/(Our own courier|A delivery company|Bosta)$/)).toBeVisible();
  },
);

test.each([
  ['by its link', TrackingPage],
  ['in the account', OrderPage],
])('an order that is late says so kindly, %s', (_, Page) => {
  renderInApp(
    <Page
      order={{ ...shipped, isLate: true }}
      onChange={vi.fn()}
      onAskForReturn={vi.fn()}
      onReturnPhoto={vi.fn()}
    />,
  );
  expect(screen.getByText(/^Sorry, it is late\. It was promised for/)).toBeVisible();
  expect(screen.queryByText(/Arrives/)).not.toBeInTheDocument();
  expect(screen.getByText(/refuse it at the door, at no cost/)).toBeVisible();
  expect(screen.queryByText(/within 14 days of receiving/)).not.toBeInTheDocument();
});
