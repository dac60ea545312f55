import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { changeCalls } from '../../../testing/an-order-change.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { sampleOrder } from '../../../testing/sample-order.ts';
import { OrderPage } from './order-page.tsx';

test('begins with the call and the status: a small screen shows both before the items', async () => {
  renderInApp(
    <OrderPage
      order={sampleOrder}
      happened={{ revisions: [], messages: [] }}
      change={changeCalls()}
      statusChange={{ onChange: vi.fn(), isPending: false }}
      onAddNote={vi.fn()}
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
    />,
  );
  expect(await screen.findByText('Guest without an account')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Rana' })).toBeNull();
  expect(screen.queryByRole('term', { name: 'Role' })).toBeNull();
});
