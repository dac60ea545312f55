import { OrderStatus, piastres } from '@craftsandore/contract';
import { locales } from '@craftsandore/i18n';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { readQrCode } from '../../../testing/read-qr-code.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { sampleOrder } from '../../../testing/sample-order.ts';
import { PackingSlip } from './packing-slip.tsx';

test.each(locales)('a scanner reads the reference of the order, in %s', async (locale) => {
  renderInApp(<PackingSlip order={{ ...sampleOrder, orderReference: 'CS-26-107350' }} />, {
    locale,
  });
  expect(readQrCode(await screen.findByRole('img', { name: /QR/ }))).toBe('CS-26-107350');
});

const signature = 'Received by, name and signature';

test('has a line to sign', async () => {
  renderInApp(<PackingSlip order={sampleOrder} />);
  expect(await screen.findByText(signature)).toBeVisible();
  expect(screen.getByText('Received on')).toBeVisible();
});

test('names a piece by its SKU, where it has one', async () => {
  const [first, ...others] = sampleOrder.lines.map(({ sku: _, ...line }) => line);
  if (!first) throw new Error('The order has no lines');
  const lines = [{ ...first, sku: 'BRD-OLV-30' }, ...others];
  renderInApp(<PackingSlip order={{ ...sampleOrder, lines }} />);
  const row = (await screen.findByText('BRD-OLV-30')).closest('tr');
  expect(row).toHaveTextContent(first.designName);
});

test('nobody signs for an order that is cancelled', async () => {
  const cancelled = { orderStatusId: OrderStatus.cancelled, orderStatusName: 'cancelled' } as const;
  renderInApp(<PackingSlip order={{ ...sampleOrder, ...cancelled }} />);
  expect(await screen.findByText('Packing slip')).toBeVisible();
  expect(screen.queryByText(signature)).not.toBeInTheDocument();
});

test('says what was paid ahead, by which reference, and what is left to collect', async () => {
  const at = '2026-11-22T09:00:00.000Z';
  const payment = { amount: piastres(50_000), method: 'instapay' as const, reference: 'T-88', at };
  const deposits = { payments: [payment], toPay: piastres(171_000) };
  const { unmount } = renderInApp(<PackingSlip order={{ ...sampleOrder, deposits }} />);
  expect(await screen.findByText('T-88')).toBeVisible();
  expect(screen.getByText(/−.*500/)).toBeVisible();
  expect(screen.getByText('To collect').nextSibling).toHaveTextContent('1,710');
  expect(screen.queryByText(/cash on delivery/i)).not.toBeInTheDocument();
  unmount();
  renderInApp(<PackingSlip order={sampleOrder} />);
  expect(await screen.findByText('Packing slip')).toBeVisible();
  expect(screen.queryByText('To collect')).not.toBeInTheDocument();
});

test('says what is set against one that was made in exchange', async () => {
  const of = { orderId: 1101, orderReference: 'CS-26-01101', returnId: 31 };
  const exchangeOf = { ...of, credit: piastres(56_000), toPay: piastres(172_500) };
  renderInApp(<PackingSlip order={{ ...sampleOrder, exchangeOf }} />);
  expect(await screen.findByText('To collect')).toBeVisible();
  expect(screen.getByText('To collect').nextSibling).toHaveTextContent('1,725');
});
