import { OrderStatus, piastres, type StaffOrderDetails } from '@craftsandore/contract';
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';

import { changeCalls } from '../../../testing/an-order-change.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { sampleOrder } from '../../../testing/sample-order.ts';
import { aWholeParcel } from '../../../testing/a-parcel.ts';
import { someMoney } from '../../../testing/some-cash.ts';
import { OrderAxes } from './order-axes.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderPage } from './order-page.tsx';

test('begins with the call and the status: a small screen shows both before the items', async () => {
  renderInApp(
    <OrderPage
      order={sampleOrder}
      happened={{ revisions: [], messages: [] }}
      change={changeCalls()}
      statusChange={{ onChange: vi.fn(), isPending: false }}
      onAddNote={vi.fn()}
      late={{ parcels: undefined, money: undefined }}
    />,
  );
  const status = await screen.findByRole('combobox', { name: 'New status' });
  const call = screen.getByRole('link', { name: 'Call' });
  const items = screen.getByRole('heading', { name: 'Pieces' });

  const { DOCUMENT_POSITION_FOLLOWING } = Node;
  expect(call.compareDocumentPosition(status)).toBe(DOCUMENT_POSITION_FOLLOWING);
  expect(status.compareDocumentPosition(items)).toBe(DOCUMENT_POSITION_FOLLOWING);
});

test('an order without an account says so, and leads to none', async () => {
  const guest = { userId: null, userName: 'Rana', userEmail: null, userRoleName: null };
  renderInApp(
    <OrderPage
      order={{ ...sampleOrder, ...guest, userIsVerified: false }}
      happened={{ revisions: [], messages: [] }}
      change={changeCalls()}
      statusChange={{ onChange: vi.fn(), isPending: false }}
      onAddNote={vi.fn()}
      late={{ parcels: undefined, money: undefined }}
    />,
  );
  expect(await screen.findByText('Guest without an account')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Rana' })).toBeNull();
  expect(screen.queryByRole('term', { name: 'Role' })).toBeNull();
});

test('an order that was made in exchange leads to the one before, and says what is left to pay', async () => {
  const before = { orderId: 1184, orderReference: 'CS-26-01184', returnId: 31 };
  const exchangeOf = { ...before, credit: piastres(56_000), toPay: piastres(172_500) };
  renderInApp(
    <OrderPage
      order={{ ...sampleOrder, exchangeOf }}
      happened={{ revisions: [], messages: [] }}
      change={changeCalls()}
      statusChange={{ onChange: vi.fn(), isPending: false }}
      onAddNote={vi.fn()}
      late={{ parcels: undefined, money: undefined }}
    />,
  );
  const link = await screen.findByRole('link', { name: 'CS-26-01184' });
  expect(link).toHaveAttribute('href', '/admin-orders/1184');
  expect(link.closest('dt')).toHaveTextContent('In exchange for pieces of CS-26-01184');
  expect(screen.getByText('To pay at the door').parentElement).toHaveTextContent('1,725');
});

describe('what is paid ahead', () => {
  const at = '2026-11-22T09:00:00.000Z';
  const payment = { amount: piastres(50_000), method: 'instapay' as const, reference: 'T-88', at };
  const deposits = { payments: [payment], toPay: piastres(178_500) };
  const sumsOf = (order: StaffOrderDetails) => {
    const { unmount } = renderInApp(<OrderItems order={order} />);
    const sums = screen
      .getAllByRole('term')
      .map(({ parentElement }) => parentElement?.textContent.replaceAll('\u00a0', ' '));
    unmount();
    return sums.slice(2);
  };

  test('is said with how, and what that leaves to pay, or was paid, at the door', () => {
    const [total, paid, left] = sumsOf({ ...sampleOrder, deposits });
    expect(total).toMatch(/^Total(?!, cash).*2,285/);
    expect(paid).toMatch(/^Paid ahead by InstaPay · T-88 · .*−.*500/);
    expect(left).toMatch(/^To pay at the door.*1,785/);

    const delivered = { orderStatusId: OrderStatus.delivered, deposits };
    expect(sumsOf({ ...sampleOrder, ...delivered }).at(-1)).toMatch(/^Paid at the door.*1,785/);
  });

  test('leaves nothing to collect of what is cancelled', () => {
    const cancelled = { orderStatusId: OrderStatus.cancelled, deposits };
    expect(sumsOf({ ...sampleOrder, ...cancelled }).at(-1)).toMatch(/^Paid ahead/);
  });

  test('of an order without any, all is cash', () => {
    expect(sumsOf(sampleOrder)).toEqual([expect.stringMatching(/^Total, cash on delivery/)]);
  });
});

describe('how an order stands', () => {
  /** The words of each cell below its name. */
  const read = () =>
    screen
      .getAllByRole('term')
      .map(({ parentElement }) =>
        [...(parentElement?.querySelectorAll('dd') ?? [])].map(({ textContent }) =>
          textContent.replaceAll('\u00a0', ' '),
        ),
      );
  const confirmation = {
    state: 'due',
    nextStep: 'call',
    nextAttemptAt: '2026-11-20T10:00:00.000Z',
  } as const;
  const order = {
    ...sampleOrder,
    changesCount: 1,
    confirmation: { ...sampleOrder.confirmation, ...confirmation },
  };

  test('is said of the order, its confirmation, its parcel and its money', () => {
    renderInApp(<OrderAxes order={order} parcels={[aWholeParcel()]} money={someMoney} />);
    expect(read()).toEqual([
      ['Confirmed', 'Version 2'],
      ['To be asked now', 'Call: 20 Nov 2026'],
      ['On its way', 'Our courier, promised 26 Nov 2026'],
      ['LE 1,380 still open', 'LE 100 received'],
    ]);
  });

  test('says what is to be paid back where nothing is open', () => {
    const paid = piastres(13_000);
    const sums = { ...someMoney.sums, open: piastres(0), received: paid, toRefund: paid };
    renderInApp(<OrderAxes order={order} parcels={[]} money={{ ...someMoney, sums }} />);
    expect(read().at(-1)).toEqual(['LE 130 to pay back', 'LE 130 received']);
  });

  test('is not said of what could not be read', () => {
    renderInApp(<OrderAxes order={order} parcels={[]} money={null} />);
    expect(read().slice(2)).toEqual([['Not booked']]);
  });
});
