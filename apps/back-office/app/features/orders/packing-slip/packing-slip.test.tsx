import { OrderStatus } from '@craftsandore/contract';
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

test('nobody signs for an order that is cancelled', async () => {
  const cancelled = { orderStatusId: OrderStatus.cancelled, orderStatusName: 'cancelled' } as const;
  renderInApp(<PackingSlip order={{ ...sampleOrder, ...cancelled }} />);
  expect(await screen.findByText('Packing slip')).toBeVisible();
  expect(screen.queryByText(signature)).not.toBeInTheDocument();
});
